import Commands
import Diagnostics
import Foundation
import UTF8Text

/// Feeds the project's readers with changed files of the repository, and prints the smallest input for each fault.
package struct FuzzCommand: Command {
  package let description = CommandDescription(
    "fuzz", group: nil, summary: "Feeds readers with changed files of this repository.",
    options: [reader, inputs, seed, input, file, from, progress],
    example: "fuzz --reader goldens --inputs 1000")

  private static let reader = Option(
    "reader", value: .required("READER"), choices: .words(FuzzedReader.allCases.map(\.rawValue)),
    "feed only READER; may be repeated")
  private static let inputs = Option(
    "inputs", value: .required("N"), "feed each reader with N inputs; 10000 by default")
  private static let seed = Option(
    "seed", value: .required("S"), "make the inputs from seed S; from another one each time by default")
  private static let input = Option("input", value: .required("NUMBER"), "feed it with one input only")
  private static let file = Option(
    "file", value: .required("FILE"), choices: .files, "feed one reader with FILE as it is")
  private static let from = Option(
    "from", value: .required("NUMBER"), "begin with input NUMBER, in this process; with --progress")
  private static let progress = Option(
    "progress", value: .required("FILE"), choices: .files,
    "read in this process, whose last input is noted in FILE; used by the process that starts it")

  package init() {}

  package func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let readers = try readers(invocation)
    if let name = invocation.value(of: Self.file) {
      return try read(name, by: readers[0], on: console)
    }
    let folder = console.absolutePath(console.packagePath ?? ".")
    let seed = UInt64(try number(Self.seed, in: invocation) ?? Int.random(in: 0..<1_000_000_000))
    let count = try number(Self.inputs, in: invocation, from: 1) ?? 10_000
    if let progress = invocation.value(of: Self.progress) {
      let first = try number(Self.from, in: invocation) ?? 0
      let inputs = try FuzzInputs(for: readers[0], seed: seed, of: FuzzCorpus(of: folder))
      try readers[0].read(inputs, first..<first + count, noting: InputProgress(path: progress)) {
        console.output("\($0.line)\n")
      }
      return .success
    }
    let only = try number(Self.input, in: invocation)
    // A folder without files is a fault of the command, not of a reader.
    for reader in readers { _ = try FuzzCorpus(of: folder).originals(for: reader) }
    let report = FuzzReport(
      seed: seed, numbers: only.map { $0..<$0 + 1 } ?? 0..<count, folder: folder, console: console)
    return try report.run(readers) ? .success : .failure
  }

  private func read(_ name: String, by reader: FuzzedReader, on console: Console) throws -> ExitCode {
    guard let data = FileManager.default.contents(atPath: console.absolutePath(name)) else {
      throw Diagnostic("the file cannot be read", file: name, expected: "a file")
    }
    // A reader that does not return is also at fault.
    TimeLimit.restart()
    guard let fault = reader.fault(in: Array(data)) else { return .success }
    console.output("\(FuzzFinding(number: 0, fault: fault).line)\n")
    return .failure
  }

  private func readers(_ invocation: Invocation) throws(Diagnostic) -> [FuzzedReader] {
    let names = invocation.values(of: Self.reader)
    var readers: [FuzzedReader] = []
    for name in names {
      guard let reader = FuzzedReader(rawValue: name) else {
        let known = FuzzedReader.allCases.map(\.rawValue)
        throw Diagnostic(
          "'\(name)' is not a reader", expected: oneOf(known), nearest: nearestName(to: name, in: known))
      }
      readers.append(reader)
    }
    return readers.isEmpty ? FuzzedReader.allCases : readers
  }

  private func number(
    _ option: Option, in invocation: Invocation, from first: Int = 0
  ) throws(Diagnostic) -> Int? {
    try invocation.number(of: option, from: first, to: 1_000_000_000_000)
  }
}

extension FuzzedReader {
  /// Reads inputs one after the other; a faulty reader may end this process.
  fileprivate func read(
    _ inputs: FuzzInputs, _ numbers: Range<Int>, noting progress: InputProgress,
    report: (FuzzFinding) -> Void
  ) {
    var findings = 0
    for number in numbers where findings < FuzzRun.mostFindings {
      let input = inputs[number]
      progress.begin(number)
      TimeLimit.restart()
      guard let fault = fault(in: input) else { continue }
      report(FuzzFinding(number: number, fault: fault))
      findings += 1
    }
  }
}
