import Diagnostics
import Foundation

/// Lets a reader read inputs in separate processes, and continues after an input that ends a process.
package struct FuzzRun {
  let reader: FuzzedReader
  let seed: UInt64
  let numbers: Range<Int>
  let executable: URL
  /// The repository's folder.
  let folder: String
  private let files: URL

  /// The most findings; the search then stops, since more would be of the same kind.
  package static let mostFindings = 10

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - reader: The reader of the inputs.
  ///   - seed: Determines the inputs.
  ///   - numbers: The numbers of the inputs.
  ///   - executable: This program, which reads the inputs in separate processes.
  ///   - folder: The repository's folder.
  package init(_ reader: FuzzedReader, seed: UInt64, numbers: Range<Int>, executable: URL, folder: String) {
    self.reader = reader
    self.seed = seed
    self.numbers = numbers
    self.executable = executable
    self.folder = folder
    files = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
  }

  /// Reads all inputs, and returns the findings, ordered by number.
  ///
  /// - Throws: Foundation's error if no process can be started.
  package func findings() throws -> [FuzzFinding] {
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let progress = files.appendingPathComponent("progress").path
    var findings: [FuzzFinding] = []
    var next = numbers.lowerBound
    while next < numbers.upperBound, findings.count < Self.mostFindings {
      let ending = try process([
        "--seed", "\(seed)", "--from", "\(next)", "--inputs", "\(numbers.upperBound - next)", "--progress",
        progress,
      ]).run()
      guard ending.status == 0 else {
        throw Diagnostic(
          "the process that reads inputs ended with status \(ending.status)", file: folder,
          expected: "a process that reads all inputs, or dies of one")
      }
      findings += ending.output.split(separator: "\n").compactMap { FuzzFinding(line: $0) }
      guard let fault = ending.fault else { break }
      // Each input's number is recorded before the input is read.
      let number = InputProgress.lastNumber(at: progress) ?? next
      findings.append(FuzzFinding(number: number, fault: fault))
      next = number + 1
    }
    return Array(findings.prefix(Self.mostFindings))
  }

  /// Makes an input as small as possible with the same fault.
  ///
  /// - Throws: Foundation's error if a process cannot be started, or its input cannot be written.
  package func smallest(of input: [UInt8], with fault: FuzzFault) throws -> [UInt8] {
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let file = files.appendingPathComponent("input")
    return try InputMinimizer().smallest(of: input) { candidate in
      try Data(candidate).write(to: file)
      let ending = try process(["--file", file.path]).run()
      return (ending.fault ?? FuzzFinding(line: ending.output)?.fault) == fault
    }
  }

  private func process(_ arguments: [String]) -> FuzzProcess {
    FuzzProcess(
      executable: executable,
      arguments: ["--reader", reader.rawValue, "--package-path", folder] + arguments)
  }
}
