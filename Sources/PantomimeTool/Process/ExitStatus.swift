/// The exit statuses that the article about the command line lists.
enum ExitStatus: Int32, Error {
  case fine = 0
  case failed = 1
  case couldNotRun = 2
  case interrupted = 130
}
