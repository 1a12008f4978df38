import Foundation

/// A terminal that a test operates.
struct PseudoTerminal {
  private let primary: FileHandle
  private let secondary: FileHandle

  init(columns: UInt16, rows: UInt16) throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (isLocked, number) = (Int32(0), UInt32(0))
    guard descriptor >= 0, ioctl(descriptor, Self.setLock, &isLocked) == 0,
      ioctl(descriptor, Self.getNumber, &number) == 0
    else { throw POSIXError(.ENOTTY) }
    primary = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    secondary = FileHandle(
      fileDescriptor: open("/dev/pts/\(number)", O_RDWR | O_NOCTTY), closeOnDealloc: true)
  }

  /// The requests TIOCSPTLCK and TIOCGPTN, which Swift cannot import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// Runs a program at the terminal, and presses keys, each as soon as a text has appeared.
  ///
  /// - Parameter signal: The signal that the program gets after the last key.
  /// - Returns: How the program ended, and all of its output.
  func run(
    _ executable: URL, _ arguments: [String], in folder: URL, keys: [(after: String, press: String)],
    endedBy signal: Int32? = nil
  ) throws -> (status: Int32, screen: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["NO_COLOR": "1", "PATH": "/usr/bin:/bin"]
    process.standardInput = secondary
    process.standardOutput = secondary
    process.standardError = secondary
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    var screen = ""
    for (text, key) in keys {
      try read(into: &screen, until: "'\(text)' is shown") { $0.contains(text) }
      if key == Self.stop {
        try stop(process, &screen)
      } else {
        try primary.write(contentsOf: Data(key.utf8))
      }
    }
    if let signal { kill(process.processIdentifier, signal) }
    try read(into: &screen, until: "the program ends") { _ in !process.isRunning }
    try read(into: &screen, until: "nothing is left") { _ in true }
    process.waitUntilExit()
    return (process.terminationStatus, screen)
  }

  /// Represents no key: stops the program as a shell would, and lets it continue before an empty screen.
  static let stop = "stop"

  private func stop(_ process: Process, _ screen: inout String) throws {
    kill(process.processIdentifier, SIGTSTP)
    defer { kill(process.processIdentifier, SIGCONT) }
    try read(into: &screen, until: "the program stops") {
      $0.hasSuffix("\u{1B}[?1049l") && isAsBefore && Self.isStopped(process)
    }
    screen = ""
  }

  /// Whether the program is stopped; a signal to continue would be lost on one that is about to stop.
  private static func isStopped(_ process: Process) -> Bool {
    let path = "/proc/\(process.processIdentifier)/stat"
    guard let status = try? String(contentsOfFile: path, encoding: .utf8) else { return true }
    return status.split(separator: ")").last?.hasPrefix(" T") == true
  }

  /// Whether input is by lines and echoed, as a shell requires.
  var isAsBefore: Bool {
    var settings = termios()
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(secondary.fileDescriptor, &settings) == 0 && settings.c_lflag & wanted == wanted
  }

  /// Reads the program's output until that is enough; throws after five minutes.
  private func read(
    into screen: inout String, until event: String, isEnough: (String) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(300)
    while true {
      let isDone = isEnough(screen)
      var descriptor = pollfd(fd: primary.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, isDone ? 0 : 50) > 0, descriptor.revents & Int16(POLLIN) != 0 {
        screen += String(decoding: primary.availableData, as: UTF8.self)
      } else if isDone {
        return
      }
      guard ContinuousClock.now < deadline else { throw TimeExceeded(event: event, screen: screen) }
    }
  }

  /// An event that a test waits for did not happen.
  private struct TimeExceeded: Error {
    let event: String
    let screen: String
  }
}
