import Diagnostics
import Foundation

/// The output of `swift package dump-package` for a package.
struct PackageDump {
  let text: String

  /// Runs the program `swift`, and waits for it.
  ///
  /// It gets a separate build folder, since `swift run` and `swift test` keep the package's locked.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - environment: The variables, whose `PATH` leads to the program.
  /// - Throws: A diagnostic if there is no such program, or if it cannot read the manifest.
  init(of root: String, environment: [String: String]) throws(Diagnostic) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.executable(environment))
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "showcase-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    process.arguments = ["package", "--package-path", root, "--scratch-path", scratch.path, "dump-package"]
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    do {
      let bytes = try Self.output(of: process, output)
      text = String(decoding: bytes, as: UTF8.self)
    } catch {
      throw Diagnostic("'swift package dump-package' cannot be run: \(error.localizedDescription)")
    }
    guard process.terminationStatus == 0 else {
      throw Diagnostic(
        "the manifest cannot be read", file: "Package.swift", expected: "what 'swift build' accepts, too",
        next: .shell("swift package dump-package"))
    }
  }

  /// Returns the output; what the process prints about a failure goes to this process's standard error.
  private static func output(of process: Process, _ output: Pipe) throws -> Data {
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Read before waiting, since the program waits for room in a full pipe.
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return bytes
  }

  private static func executable(_ environment: [String: String]) throws(Diagnostic) -> String {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/swift" }
    guard let executable = folders.first(where: FileManager.default.isExecutableFile) else {
      throw Diagnostic(
        "there is no 'swift', which reads the manifest", expected: "swift in a folder of the variable PATH")
    }
    return executable
  }
}
