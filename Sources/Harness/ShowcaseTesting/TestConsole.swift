import Foundation

/// The error output of a test process, for what is no result of a test.
package enum TestConsole {
  @Sendable package static func tell(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
