# Builds the release program, if anything has changed since the last time. Sourced by the scripts.

release_program="$root/.build/release/pantomime"
release_stamp="$root/.build/release-is-newer-than"

# The stamp is made before a build begins, so what is saved meanwhile counts as newer. Change times,
# unlike modification times, cannot be set back; a folder's own one tells of files added and removed.
# A find that cannot compare them fails, and then there is a build.
release_is_current() {
  local newer
  [[ -x "$release_program" && -e "$release_stamp" ]] || return 1
  newer="$(find "$root/Package.swift" "$root/Sources" -newercm "$release_stamp" -print -quit 2>/dev/null)" &&
    [[ -z "$newer" ]]
}

build_release() {
  if release_is_current; then return; fi
  need_swift
  need_libedit
  mkdir -p "$root/.build"
  local stamp log
  stamp="$(mktemp "$release_stamp.XXXXXX")"
  log="$(mktemp "$root/.build/release-log.XXXXXX")"
  trap 'rm -f "$stamp" "$log"' EXIT
  if [[ ! -x "$release_program" ]]; then say "building; this takes a minute or two the first time"; fi
  if ! swift build --quiet --package-path "$root" --configuration release --product pantomime \
    $(static_library) >"$log" 2>&1; then
    cat "$log" >&2
    give_up "the build failed"
  fi
  mv -f "$stamp" "$release_stamp"
  rm -f "$log"
  trap - EXIT
}

# One file with the standard library inside starts in half the time.
static_library() {
  local resources
  resources="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"
  if [[ -d "${resources}_static/linux" ]]; then echo --static-swift-stdlib; fi
}
