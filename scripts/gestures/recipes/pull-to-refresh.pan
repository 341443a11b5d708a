# Pull to refresh: past 60 pt, an inset keeps the spinner's place open until the data has arrived.
scroll-view list frame=0,0,390,844 content=390x3000
view spinner frame=175,20,40,40 alpha=0 role=icon
follow spinner.alpha list.offset from=-60,0 to=1,0
let refresh="animate list.insets to=60,0,0,0 duration=0.3; timer loaded after=1; set state=loading"
let done="animate list.insets to=0,0,0,0 duration=0.3; set state=idle"
when "scroll released" if list.offset < -60 do $refresh
when "timer fired loaded" do $done

drag on=list by=0,90 over=0.4 hold=0.1
run
expect list.offset 0
drag on=list by=0,250 over=0.4 hold=0.1
wait 0.5
expect list.offset -60
expect state loading
run
expect list.offset 0
