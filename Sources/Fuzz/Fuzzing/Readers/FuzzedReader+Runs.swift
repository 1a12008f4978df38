import Diagnostics
import Foundation
import Reports
import TestRunner
import Workers

extension FuzzedReader {
  private static let logFiles = [0, 1].map { number in
    let name = "fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(number).json"
    return LogFile(name, at: FileManager.default.temporaryDirectory.appendingPathComponent(name).path)
  }

  /// Replays the whole log, and reads what was written from it.
  static func faultInLog(_ input: [UInt8]) -> FuzzFault? {
    defer { logFiles.forEach { unlink($0.path) } }
    let text = String(input: input)
    guard write(input, to: logFiles[0]) else { return nil }
    do throws(Diagnostics) {
      let replay = try LogReplay([logFiles[0]])
      var written = ""
      var report = LogReport(next: .commandLine("showcase")) { written += $0 }
      do throws(Diagnostic) {
        _ = try replay.replay { report.record($0) }
      } catch {
        throw Diagnostics([error])
      }
      return fault(ofReading: written)
    } catch {
      let extent = TextExtent(text)
      // A log without a complete line has no position to report.
      return error.all.lazy.filter { $0.position != nil }.compactMap(extent.fault).first
    }
  }

  /// Returns the fault of a written log, which must be complete, and must be written again unchanged.
  private static func fault(ofReading written: String) -> FuzzFault? {
    var again = ""
    var report = LogReport(next: .commandLine("showcase")) { again += $0 }
    guard write(Array(written.utf8), to: logFiles[1]), let replay = try? LogReplay([logFiles[1]]),
      let outcome = try? replay.replay(emit: { report.record($0) }), outcome.shortLogs.isEmpty
    else { return .unfaithful }
    return again.fault(unlessEqualTo: written)
  }

  private static func write(_ bytes: [UInt8], to log: LogFile) -> Bool {
    FileManager.default.createFile(atPath: log.path, contents: Data(bytes))
  }

  /// Checks that messages do not depend on how their bytes are split.
  static func faultInFrames(_ input: [UInt8]) -> FuzzFault? {
    let whole = ReceivedFrames(input, inPiecesOf: max(1, input.count))
    return [1, 3, 7].allSatisfy { ReceivedFrames(input, inPiecesOf: $0) == whole } ? nil : .unfaithful
  }

  static func faultInTake(_ input: [UInt8]) -> FuzzFault? {
    guard let take = try? Take(message: input) else { return nil }
    guard let message = try? take.message, let again = try? Take(message: message) else {
      return .unfaithful
    }
    return again == take ? nil : .unfaithful
  }
}
