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
  /// `A` of `module<A>`, which a name means that is a module's and of nothing in it.
  var nameOfModule: String? {
    hasPrefix("module<") && hasSuffix(">") ? String(dropFirst("module<".count).dropLast()) : nil
  }

  /// The text up to its last word that fits, with dots for the rest.
  func clipped(to count: Int) -> String {
    guard self.count > count else { return self }
    let words = prefix(count - 2)
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " ..."
  }
}

extension CompilerError {
  /// What is different of a type of UIKit: `UIColor(red:)` of wrong labels, else with the words of the error.
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
  /// `A, B or C`, and of more than three `A, B, C or 2 more`.
  var fewAlternatives: String {
    (count > 3 ? prefix(3) + ["\(count - 3) more"] : self).alternatives
  }
}

extension AppFile {
  /// The word at a position, or right before the parenthesis there: what is called.
  func wordBefore(_ position: SourcePosition) -> String? {
    let lines = markedText.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The first line says which file it is.
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
  /// The longest end of bytes that all are of a kind.
  fileprivate func suffix(while isOfKind: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isOfKind($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
