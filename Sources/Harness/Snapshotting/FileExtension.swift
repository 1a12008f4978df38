import Diagnostics
import UTF8Text

/// The rules for the extension of a golden's file, which may not lead to another folder.
enum FileExtension {
  private static let longest = 24
  private static let usual: Set = ["csv", "data", "json", "plist", "txt"]
  /// What the files are called that are kept beside new goldens: messages, and marks of tests.
  private static let reserved = ["diff", "unclaimed"]

  /// Returns what is wrong with an extension; `nil` if nothing is.
  static func fault(in fileExtension: String) -> Diagnostic? {
    // Each assertion makes its strategy, usually one of these.
    guard !usual.contains(fileExtension) else { return nil }
    let parts = fileExtension.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
    }
    let isReserved = reserved.contains { parts.last?.elementsEqual($0.utf8) ?? false }
    guard !isPlain || isReserved || fileExtension.utf8.count > longest else { return nil }
    return Diagnostic(
      "a strategy has the file extension '\(fileExtension.oneLine)'",
      expected:
        "1 to \(longest) letters and digits of ASCII, '-' and '_', with single dots between them, but not .diff or .unclaimed"
    )
  }
}
