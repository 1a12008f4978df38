import Commands
import Foundation
import UTF8Text

/// Feeds one reader after the other, and prints the findings.
struct FuzzReport {
  let seed: UInt64
  let numbers: Range<Int>
  /// The repository's folder.
  let folder: String
  let console: Console

  /// Returns whether there were no findings.
  func run(_ readers: [FuzzedReader]) throws -> Bool {
    console.output("seed \(seed)\n")
    var isClean = true
    for reader in readers {
      let start = ContinuousClock.now
      let run = FuzzRun(
        reader, seed: seed, numbers: numbers, executable: try Self.executable(), folder: folder)
      let findings = try run.findings()
      let seconds = (start.duration(to: .now) / .milliseconds(100)).rounded() / 10
      let result = findings.isEmpty ? "no fault" : "\(findings.count) fault\(findings.count == 1 ? "" : "s")"
      console.output(
        "\(reader.rawValue): \(numbers.count) input\(numbers.count == 1 ? "" : "s") in \(seconds) s, \(result)\n"
      )
      var reported: Set<FuzzFault> = []
      for finding in findings {
        try print(finding, of: run, minimizing: reported.insert(finding.fault).inserted)
      }
      isClean = isClean && findings.isEmpty
    }
    return isClean
  }

  /// Prints the smallest input with a fault, and the command that repeats it. For each kind of fault, only the
  /// first input is minimized, which is slow.
  private func print(_ finding: FuzzFinding, of run: FuzzRun, minimizing: Bool) throws {
    console.output("  input \(finding.number): \(finding.fault.rawValue)\n")
    if minimizing {
      // An input depends only on the seed and its number, so it can be made again.
      let input = try FuzzInputs(for: run.reader, seed: seed, of: FuzzCorpus(of: folder))[finding.number]
      let smallest = try run.smallest(of: input, with: finding.fault)
      console.output("    smallest: \(Self.spelling(of: smallest))\n")
    }
    console.output(
      """
          next:     swift run -c release fuzz --reader \(run.reader.rawValue) --seed \(seed) --input \(finding.number)

      """)
  }

  /// Returns the input as a string in quotes, or in Base64 if it is not UTF-8.
  private static func spelling(of input: [UInt8]) -> String {
    String(validating: input, as: UTF8.self)?.quoted ?? "base 64 \(Data(input).base64EncodedString())"
  }

  private static func executable() throws -> URL {
    guard let executable = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
    return executable
  }
}
