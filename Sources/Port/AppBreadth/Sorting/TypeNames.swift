import Commands
import Diagnostics
import Foundation
import Porting

extension String {
  /// The first type of `[UIView]?`, `any UIViewDelegate`, `UIView.Type` or `UIButton.Configuration`.
  var typeName: String {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    let word = words.first { !["any", "some", "inout"].contains($0) } ?? self
    return [".Type", ".self"].contains(where: word.hasSuffix) ? String(word.dropLast(5)) : word
  }
}

extension String {
  /// The name `A` in `module<A>`, if it refers to the module itself.
  var nameOfModule: String? {
    hasPrefix("module<") && hasSuffix(">") ? String(dropFirst("module<".count).dropLast()) : nil
  }

  /// Returns the text up to the last word that fits, followed by dots if it was cut.
  func clipped(to count: Int) -> String {
    guard self.count > count else { return self }
    let words = prefix(count - 2)
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " ..."
  }
}

extension CompilerError {
  /// Returns what differs in a UIKit type: `UIColor(red:)` for wrong labels, otherwise the error's words.
  func symbol(of type: String?) -> String {
    let words = message.trimmingCharacters(in: .whitespaces)
    guard let type, type.first?.isUppercase == true else { return words.clipped(to: 100) }
    if message.hasPrefix("incorrect argument label"), let labels = quoted.first {
      return "\(type)(\(labels))"
    }
    return "\(type): \(words.clipped(to: 100))"
  }
}

extension [String] {
  /// `A, B or C`; for more than three, `A, B, C or 2 more`.
  var fewAlternatives: String {
    (count > 3 ? prefix(3) + ["\(count - 3) more"] : self).alternatives
  }
}

extension AppFile {
  /// Returns the word at a position, or right before a parenthesis there: the called name.
  func wordBefore(_ position: SourcePosition) -> String? {
    let lines = markedText.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The first line gives the file's path.
    guard lines.indices.contains(position.line), position.column > 0 else { return nil }
    let line = Array(lines[position.line])
    let at = min(position.column - 1, line.count)
    let isPart = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber
    }
    let after = line[at...].prefix(while: isPart)
    let before = line[..<at].suffix(while: isPart)
    let word = String(decoding: before + after, as: UTF8.self)
    return word.isEmpty ? nil : word.typeName
  }
}

extension ArraySlice<UInt8> {
  /// Returns the longest suffix whose bytes are all of a kind.
  fileprivate func suffix(while isOfKind: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isOfKind($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
