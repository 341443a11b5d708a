/// The exit statuses, as listed on the command-line page.
enum ExitStatus: Int32, Error {
  case fine = 0
  case failed = 1
  case couldNotRun = 2
  case interrupted = 130
}
