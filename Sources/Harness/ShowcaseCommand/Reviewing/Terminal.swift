import Diagnostics
import Foundation
import Platform
import Reports
import Synchronization

/// The terminal of the process, taken over while the value exists.
///
/// Keys arrive one by one and are not echoed, and the screen is not the shell's. Everything is
/// restored at the end of the value, also if a signal asks the process to end, and while a signal
/// has stopped the process.
struct Terminal: ~Copyable {
  private let former: termios

  /// - Throws: a diagnostic if the process has no terminal.
  init() throws(Diagnostic) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else {
      throw Diagnostic("the terminal cannot be taken over", next: .status)
    }
    former = settings
    Self.signals.store(0, ordering: .relaxed)
    Self.unblockSignals()
    for number in Self.endings { signal(number) { Terminal.signals.store($0, ordering: .relaxed) } }
    Self.heedStop()
    signal(SIGCONT) { _ in Terminal.isRunningAgain.store(true, ordering: .relaxed) }
    takeOver()
  }

  deinit {
    giveBack()
    for number in Self.endings + Self.jobControl { signal(number, SIG_DFL) }
  }

  private borrowing func takeOver() {
    var settings = former
    cfmakeraw(&settings)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    // The alternate screen, which leaves the shell's as it is, without a cursor.
    Self.write("\u{1B}[?1049h\u{1B}[?25l")
  }

  private borrowing func giveBack() {
    Self.write("\u{1B}[?25h\u{1B}[?1049l")
    var settings = former
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// The process that starts this one may have blocked them.
  private static func unblockSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in endings + jobControl { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let jobControl = [SIGTSTP, SIGCONT]
  private static let signals = Atomic<Int32>(0)
  private static let stops = Atomic<Bool>(false)
  private static let isRunningAgain = Atomic<Bool>(false)

  private static func heedStop() {
    signal(SIGTSTP) { _ in Terminal.stops.store(true, ordering: .relaxed) }
  }

  /// Stops the process if a signal requested it, and takes the terminal over again when it resumes.
  ///
  /// - Returns: whether the process was stopped, in whatever way, so that everything has to be drawn
  ///   again.
  borrowing func obeyJobControl() -> Bool {
    let stops = Self.stops.exchange(false, ordering: .relaxed)
    if stops {
      giveBack()
      signal(SIGTSTP, SIG_DFL)
      raise(SIGTSTP)
      Self.heedStop()
    }
    // Meanwhile a shell may have changed the terminal's settings.
    guard Self.isRunningAgain.exchange(false, ordering: .relaxed) || stops else { return false }
    takeOver()
    return true
  }

  /// The signal that asked the process to end, if any did.
  borrowing func endingSignal() -> Int32? {
    let number = Self.signals.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// The size that the terminal reports; 80 columns and 24 rows if it reports none.
  borrowing func size() -> ScreenSize {
    var size = winsize()
    let result = withUnsafeMutablePointer(to: &size) { ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), $0) }
    guard result == 0, size.ws_col > 0, size.ws_row > 0 else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The bytes of the keys that were pressed; empty if none came within ``moment``; `nil` if no more
  /// can come.
  borrowing func read() -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Self.moment) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Platform.read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// How long a change of the window's size may go unnoticed, in milliseconds.
  private static let moment: Int32 = 200

  /// Draws lines over what is on the screen, without clearing it first, so that nothing flickers.
  borrowing func draw(_ lines: [ScreenLine], on size: ScreenSize, isColored: Bool) {
    let rows = lines.map { line in
      // After the last column, some terminals would clear that column.
      line.terminalText(isColored: isColored) + (line.text.columns < size.columns ? "\u{1B}[K" : "")
    }
    Self.write("\u{1B}[H" + rows.joined(separator: "\r\n"))
  }

  private static func write(_ text: String) {
    // If the terminal is gone, reading reports it.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
