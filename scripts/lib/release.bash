# Builds the release program if anything has changed since the last build. Sourced by the scripts.

release_program="$root/.build/program/pantomime"
release_stamp="$root/.build/release-is-newer-than"

# Returns whether the program is newer than its sources. The stamp file is made before a build
# begins, so files that are saved during the build count as newer. Change times are compared rather
# than modification times, because they can't be set back; the change time of a folder shows that
# files were added or removed. If find can't compare change times, it fails, and the program is
# built.
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
  mkdir -p "$(dirname "$release_program")"
  local stamp log
  stamp="$(mktemp "$release_stamp.XXXXXX")"
  log="$(mktemp "$root/.build/release-log.XXXXXX")"
  trap 'rm -f "$stamp" "$log"' EXIT
  if [[ ! -x "$release_program" ]]; then say "building; this takes a minute or two the first time"; fi
  # The flags are those with which the tests are built, so that both builds share the compiled
  # objects.
  if ! { swift build --quiet --package-path "$root" --configuration release --product pantomime \
    "${build_flags[@]}" &&
    link_program; } >"$log" 2>&1; then
    cat "$log" >&2
    give_up "the build failed"
  fi
  mv -f "$stamp" "$release_stamp"
  rm -f "$log"
  trap - EXIT
}

# Links the program from the objects of the build. A program that contains all libraries and has a
# fixed address starts in a quarter of the time, because there is nothing to load and almost nothing
# to relocate. If the archive of a library is missing, the shared library is linked. If the archives
# of the standard library are missing (on a Mac, for example), the program remains as the build
# linked it.
link_program() {
  local built="$root/.build/release" resources flags=() folder="$root/.build/archives" name archive
  resources="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"
  if [[ ! -d "${resources}_static/linux" ]] || ! command -v clang >/dev/null; then
    cp -f "$built/pantomime" "$release_program.new"
    mv -f "$release_program.new" "$release_program"
    return
  fi
  # The package manager renames the program's `main`, so that tests can link it as well.
  flags=(-static-stdlib -Xlinker --defsym=main=pantomime_main -Xlinker --gc-sections)
  # Objects that were built for shared libraries don't list the further libraries that an archive
  # requires.
  flags+=(-l_FoundationCollections -l_FoundationCShims -lswiftSynchronization)
  # No symbols are exported: only the runtime would look them up, and it would search all of them.
  flags+=(-Xlinker --no-export-dynamic -Xclang-linker -no-pie -Xclang-linker -static-libgcc)
  # LLVM's linker keeps only one of several identical functions, and can omit sections.
  if [[ -n "$(command -v "${resources%/lib/swift}/bin/ld.lld" ld.lld)" ]]; then
    flags+=(-use-ld=lld -Xlinker --icf=all)
    flags+=(-Xlinker --no-eh-frame-hdr -Xlinker "--script=$root/scripts/lib/program.ld")
  fi
  # The linker searches a folder that contains only archives first.
  rm -rf "$folder"
  mkdir -p "$folder"
  for name in stdc++ edit tinfo bsd md; do
    archive="$(clang -print-file-name="lib$name.a")"
    if [[ "$archive" == /* ]]; then ln -s "$archive" "$folder/lib$name.a"; fi
  done
  # The archive of libedit doesn't list the libraries that it needs.
  if [[ -e "$folder/libtinfo.a" && -e "$folder/libbsd.a" && -e "$folder/libmd.a" ]]; then
    flags+=(-ledit -ltinfo -lbsd -lmd)
  else
    rm -f "$folder/libedit.a"
    flags+=(-ledit)
  fi
  swiftc "${flags[@]}" -L "$folder" -lm "@$built/pantomime.product/Objects.LinkFileList" \
    -o "$release_program.new" && mv -f "$release_program.new" "$release_program"
}
