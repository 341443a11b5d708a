# Builds the program and the tests. Sourced by the scripts.
#
# The quick build isn't optimized and takes a good minute on two cores; it serves scripts/run and the
# tests. The release build is optimized and takes four minutes; it serves scripts/install and the
# benchmarks. The small build is the release build, optimized for size instead of speed; it serves
# scripts/package: the archive is 4 % smaller, and replaying all example scripts takes 7 % longer.

quick_program="$root/.build/debug/pantomime"
release_program="$root/.build/program/pantomime"

# Nothing reads the debug information and the index, which cost a third of the time. The verification of
# LLVM's code, a check of the compiler by itself, costs a tenth of what is left.
#
# The quick build compiles file by file, so that an edit compiles only the files that it concerns: a whole
# module at a time, the first build takes a seventh less, but an edit in PantomimeScripting seven times
# as long. The files of a module are shared out to as many processes as there are cores, at random
# (which the seed makes the same each time), because in the order of their names one process would
# often finish long before another.
#
# The release build compiles each module as a whole and writes its interface first, so that the modules
# that import it don't wait for its code. Only the integrated driver does that. Optimized code isn't
# exported to other modules: otherwise the driver compiles one module after the other. The driver would
# pass long lists of files in files of its own, whose names are new whenever it plans a build; the package
# manager would take each such name for a changed command, and compile everything again. A threshold that
# no module reaches keeps the lists in the commands.
cores="$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)"
quick_flags=(--disable-index-store -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
  "${build_flags[@]}")
quick_driver=(-Xswiftc -driver-batch-count -Xswiftc "$cores" -Xswiftc -driver-batch-seed -Xswiftc 7)
release_flags=(--configuration release -Xswiftc -gnone -Xswiftc -disable-cmo "${build_flags[@]}")
release_driver=(--use-integrated-swift-driver -Xswiftc -emit-module-separately-wmo
  -Xswiftc -driver-filelist-threshold -Xswiftc 100000)
small_flags=("${release_flags[@]}" -Xswiftc -Osize --scratch-path "$root/.build/small")

# Prints the modules as they are compiled: on a terminal as one line that changes. Everything that is
# read is also appended to the file $1.
show_progress() {
  local line shown=""
  while IFS= read -r line; do
    printf '%s\n' "$line" >>"$1"
    if [[ -t 2 && "$line" =~ ^\[([0-9]+)/([0-9]+)\]\ (Compiling|Linking)\ ([A-Za-z]+) ]]; then
      if [[ "${TERM:-dumb}" == dumb ]]; then
        if [[ "${BASH_REMATCH[4]}" != "$shown" ]]; then say "${BASH_REMATCH[3]} ${BASH_REMATCH[4]}"; fi
      else
        printf '\r\033[K%s: %d %%, %s %s' "$(basename "$0")" \
          $((100 * BASH_REMATCH[1] / (BASH_REMATCH[2] > 0 ? BASH_REMATCH[2] : 1))) \
          "${BASH_REMATCH[3]}" "${BASH_REMATCH[4]}" >&2
      fi
      shown="${BASH_REMATCH[4]}"
    fi
  done
  if [[ -n "$shown" && "${TERM:-dumb}" != dumb ]]; then printf '\r\033[K' >&2; fi
}

# Builds with the flags of a build (quick, release, or small) and the further arguments of
# `swift build`, and exits with the compiler's messages if that fails. Leaves the flags that worked in `flags` and
# `driver_flags`, for a `swift test` that compiles nothing again. There are no flags for the driver if
# this version of the package manager or of the driver doesn't know them, or if it fails without an
# error in a source file.
build() {
  local log
  case "$1" in
    quick) flags=("${quick_flags[@]}") driver_flags=("${quick_driver[@]}") ;;
    release) flags=("${release_flags[@]}") driver_flags=("${release_driver[@]}") ;;
    small) flags=("${small_flags[@]}") driver_flags=("${release_driver[@]}") ;;
  esac
  shift
  mkdir -p "$root/.build"
  log="$(mktemp "$root/.build/log.XXXXXX")"
  if ! build_once "$log" "$@"; then
    if ! grep -qE '\.(swift|c|h):[0-9]+:[0-9]+: error: ' "$log"; then
      say "that failed; building without flags for the driver, which can take twice as long"
      driver_flags=()
      : >"$log"
    fi
    if ((${#driver_flags[@]} > 0)) || ! build_once "$log" "$@"; then
      grep -v '^\[[0-9]*/[0-9]*\] \|-enable-batch-mode\|--use-integrated-swift-driver' "$log" >&2
      rm -f "$log"
      give_up "the build failed"
    fi
  fi
  rm -f "$log"
}

build_once() {
  local log="$1"
  shift
  swift build --package-path "$root" "${flags[@]}" ${driver_flags[@]+"${driver_flags[@]}"} "$@" 2>&1 |
    show_progress "$log"
  return "${PIPESTATUS[0]}"
}

# Returns whether the program of a build is newer than its sources. The stamp file is made before a
# build begins, so files that are saved during the build count as newer. Change times are compared
# rather than modification times, because they can't be set back; the change time of a folder shows
# that files were added or removed. If find can't compare change times, it fails, and the program is
# built.
is_current() {
  local newer stamp="$root/.build/$1-is-newer-than"
  [[ -x "$2" && -e "$stamp" ]] || return 1
  newer="$(find "$root/Package.swift" "$root/Sources" -newercm "$stamp" -print -quit 2>/dev/null)" &&
    [[ -z "$newer" ]]
}

build_quick() {
  if is_current quick "$quick_program"; then return; fi
  build_program quick "$quick_program" "a good minute"
}

build_release() {
  if is_current release "$release_program"; then return; fi
  build_program release "$release_program" "about four minutes"
}

build_program() {
  need_swift
  need_libedit
  mkdir -p "$root/.build"
  local stamp
  stamp="$(mktemp "$root/.build/$1-is-newer-than.XXXXXX")"
  trap 'rm -f "$stamp"' EXIT
  if [[ ! -x "$2" ]]; then say "building; on two cores, the first time takes $3"; fi
  build "$1" --product pantomime
  if [[ "$1" == release ]]; then link_program || give_up "the program couldn't be linked"; fi
  mv -f "$stamp" "$root/.build/$1-is-newer-than"
  trap - EXIT
}

# Links the release program. A program that contains all libraries and has a fixed address starts in
# a quarter of the time, because there is nothing to load and almost nothing to relocate. If the
# archives of the standard library are missing (on a Mac, for example), the program remains as the
# build linked it.
link_program() {
  mkdir -p "$(dirname "$release_program")"
  if can_link_archives; then
    link_archives contained "$release_program.new" || return
  else
    cp -f "$root/.build/release/pantomime" "$release_program.new" || return
  fi
  mv -f "$release_program.new" "$release_program"
}

swift_resources() { swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'; }

can_link_archives() {
  [[ -d "$(swift_resources)_static/linux" ]] && command -v clang >/dev/null
}

# Links the objects of the release build, or of the build that `objects` names, with the archives of
# Swift: link_archives KIND FILE [OBJECTS…]. The kind is
#
#   contained   the C library is shared; other libraries are too if their archives are missing
#   shared      libedit and the libraries of C and C++ are shared, as in a distribution's package
#   static      nothing is shared, so that the program starts on any Linux
link_archives() {
  local kind="$1" output="$2" resources flags=() folder="$root/.build/archives" name archive
  shift 2
  resources="$(swift_resources)"
  # The package manager renames the program's `main`, so that tests can link it as well.
  flags=(-Xlinker --defsym=main=pantomime_main -Xlinker --gc-sections)
  # Objects that were built for shared libraries don't list the further libraries that an archive
  # requires.
  flags+=(-l_FoundationCollections -l_FoundationCShims -lswiftSynchronization)
  if [[ "$kind" == static ]]; then
    flags+=(-static-executable)
  else
    # No symbols are exported: only the runtime would look them up, and it would search all of them.
    flags+=(-static-stdlib -Xlinker --no-export-dynamic -Xclang-linker -no-pie)
  fi
  if [[ "$kind" == contained ]]; then flags+=(-Xclang-linker -static-libgcc); fi
  # LLVM's linker keeps only one of several identical functions, and can omit sections.
  if [[ -n "$(command -v "${resources%/lib/swift}/bin/ld.lld" ld.lld)" ]]; then
    flags+=(-use-ld=lld -Xlinker --icf=all)
    flags+=(-Xlinker --no-eh-frame-hdr -Xlinker "--script=$root/scripts/lib/program.ld")
  fi
  # The linker searches a folder that contains only archives first.
  rm -rf "$folder"
  mkdir -p "$folder"
  if [[ "$kind" != shared ]]; then
    for name in stdc++ edit tinfo bsd md; do
      archive="$(clang -print-file-name="lib$name.a")"
      if [[ "$archive" == /* ]]; then ln -s "$archive" "$folder/lib$name.a"; fi
    done
  fi
  # The archive of libedit doesn't list the libraries that it needs.
  if [[ -e "$folder/libtinfo.a" && -e "$folder/libbsd.a" && -e "$folder/libmd.a" ]]; then
    flags+=(-ledit -ltinfo -lbsd -lmd)
  else
    rm -f "$folder/libedit.a"
    flags+=(-ledit)
  fi
  swiftc "${flags[@]}" -L "$folder" -lm \
    "@$root/.build/${objects:-release}/pantomime.product/Objects.LinkFileList" "$@" -o "$output"
}
