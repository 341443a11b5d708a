use ../start.pan
set rule=steep
expect rule steep
