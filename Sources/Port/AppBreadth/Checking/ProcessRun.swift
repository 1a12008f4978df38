import Foundation

/// A program that has run to its end.
package struct ProcessRun {
  package let status: Int32
  /// Whether a signal ended it.
  package let isKilled: Bool
  /// What it printed on the streams that were kept.
  package let output: String

  /// Which of a program's streams are kept.
  package enum Streams {
    case errors
    case all
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - executable: The absolute path of the program.
  ///   - arguments: Its arguments.
  ///   - folder: The working folder; that of this process by default.
  ///   - environment: The variables.
  ///   - streams: The streams whose text is kept; what is printed on others is dropped.
  ///   - watching: Takes all that was printed so far, a few times a second while the program runs; `nil`, the default,
  ///     if that does not matter.
  /// - Throws: an error of the system if the program cannot be started.
  package init(
    _ executable: String, _ arguments: [String], in folder: String? = nil, environment: [String: String],
    keeping streams: Streams, watching: ((String) -> Void)? = nil
  ) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    // A file, since a pipe that is not read would block the program.
    let kept = try FileHandle(forWritingTo: file)
    process.standardOutput = streams == .all ? kept : FileHandle.nullDevice
    process.standardError = kept
    try process.run()
    if let watching {
      while process.isRunning {
        watching(Self.text(of: file))
        Thread.sleep(forTimeInterval: 0.2)
      }
    }
    process.waitUntilExit()
    status = process.terminationStatus
    isKilled = process.terminationReason == .uncaughtSignal
    output = Self.text(of: file)
  }

  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
