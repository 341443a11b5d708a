# Finds the package, and installs the tools that are needed to build it or asks for them. Sourced by
# the scripts.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)"
oldest_swift="6.2"

# Additional flags for every build, separated by spaces. Builds with different flags share no
# products, so all scripts pass the same flags.
read -ra build_flags <<<"${PANTOMIME_BUILD_FLAGS:-}"
build_flags=(--disable-xctest ${build_flags[@]+"${build_flags[@]}"})

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }

# Exits with the status for "could not run".
give_up() {
  say "$@"
  exit 2
}

need_swift() {
  if ! command -v swift >/dev/null; then
    case "$(uname -s)" in
      Darwin) give_up "swift is missing; install it with: xcode-select --install" ;;
      *) give_up "swift is missing; install $oldest_swift or newer from https://www.swift.org/install and put it on the PATH" ;;
    esac
  fi
  need_caches
  local version complaint
  version="$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)" || true
  if [[ -z "$version" ]]; then
    complaint="$(swift --version 2>&1 | head -n 1)" || true
    give_up "swift doesn't start (${complaint:-it prints no version}); $(swift_needs)"
  fi
  if ! is_at_least "$version" "$oldest_swift"; then
    give_up "swift is $version; $oldest_swift or newer is needed: https://www.swift.org/install"
  fi
  need_compiler
}

# Places the compiler's caches below .build if there is no other place for them, as with a read-only
# home: the compiler doesn't build without them.
need_caches() {
  local caches="${XDG_CACHE_HOME:-${HOME:-}/.cache}"
  mkdir -p "$root/.build" 2>/dev/null && [[ -w "$root/.build" ]] ||
    give_up "$root/.build can't be written; make this folder yours, or copy it"
  if mkdir -p "$caches" 2>/dev/null && [[ -w "$caches" ]]; then return; fi
  export XDG_CACHE_HOME="$root/.build/caches"
  mkdir -p "$XDG_CACHE_HOME"
}

# Prints how to install what the compiler needs to start, to link, and to fetch packages.
swift_needs() {
  if command -v apt-get >/dev/null; then
    echo "as root, run: apt-get update; apt-get install --no-install-recommends binutils ca-certificates g++ git libcurl4 libedit-dev libncurses6 libsqlite3-0 libxml2 libz3-4 tzdata zlib1g-dev"
  else
    echo "install the packages that https://www.swift.org/install lists for this system"
  fi
}

# Compiles and links a program of each language, because the compiler's own messages don't name the
# package that is missing.
need_compiler() {
  # Where no clang is on the path, the compiler brings another one, and reports itself what it lacks.
  if [[ "$(uname -s)" == Darwin ]] || ! command -v clang >/dev/null; then return; fi
  command -v git >/dev/null || give_up "git is missing, which fetches packages; $(swift_needs)"
  local scratch status=0
  scratch="$(mktemp)"
  clang -x c++ - -o "$scratch" -lstdc++ <<<'#include <string>
int main() { return 0; }' >/dev/null 2>&1 || status=$?
  rm -f "$scratch"
  if [[ "$status" != 0 ]]; then
    give_up "clang can't link: the linker, or the headers of C and C++, are missing; $(swift_needs)"
  fi
}

# Returns whether version $1 is at least version $2; only the first two parts are compared.
is_at_least() {
  local have_major have_minor want_major want_minor rest
  IFS=. read -r have_major have_minor rest <<<"$1.0"
  IFS=. read -r want_major want_minor rest <<<"$2.0"
  ((have_major > want_major || (have_major == want_major && have_minor >= want_minor)))
}

# Checks with the compiler rather than by a path, because systems have their headers in different
# places.
has_libedit() {
  local compiler
  for compiler in clang cc; do
    if command -v "$compiler" >/dev/null; then
      "$compiler" -E -x c - <<<'#include <histedit.h>' >/dev/null 2>&1
      return
    fi
  done
  return 1
}

need_libedit() {
  # macOS includes libedit with the compiler.
  if [[ "$(uname -s)" == Darwin ]] || has_libedit; then return; fi
  install_libedit
  if ! has_libedit; then give_up "libedit's headers are still missing: the compiler finds no histedit.h"; fi
}

install_libedit() {
  local manager package install=()
  for manager in apt-get dnf pacman apk zypper none; do
    if command -v "$manager" >/dev/null; then break; fi
  done
  case "$manager" in
    apt-get) package=libedit-dev install=(apt-get install --yes --no-install-recommends) ;;
    dnf) package=libedit-devel install=(dnf install --assumeyes) ;;
    pacman) package=libedit install=(pacman --sync --refresh --needed --noconfirm) ;;
    apk) package=libedit-dev install=(apk add --update-cache) ;;
    zypper) package=libedit-devel install=(zypper --non-interactive install) ;;
    none) give_up "libedit's headers are missing and there is no package manager known here; install libedit-dev (called libedit-devel or libedit on some systems)" ;;
  esac

  local as_root=(env DEBIAN_FRONTEND=noninteractive) command="${install[*]} $package"
  # The package lists of a fresh machine or container are empty or outdated.
  if [[ "$manager" == apt-get ]]; then command="apt-get update; $command"; fi
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      give_up "libedit's headers are missing; as root, run: $command"
    fi
    as_root=(sudo "${as_root[@]}")
  fi
  say "installing $package, for the line editor"
  {
    if [[ "$manager" == apt-get ]]; then
      "${as_root[@]}" apt-get update || true
    fi
    "${as_root[@]}" "${install[@]}" "$package"
  } >&2 || give_up "that failed; as root, run: $command"
}
