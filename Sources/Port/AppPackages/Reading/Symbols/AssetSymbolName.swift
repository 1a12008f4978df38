import SwiftSources

/// The names that Xcode gives to the symbols of an asset catalog.
///
///     AssetSymbolName.member(of: "ic_close-Button", dropping: "image")  // icCloseButton
enum AssetSymbolName {
  /// Returns the name of an asset's symbol.
  ///
  /// - Parameters:
  ///   - name: The asset's name, without its groups.
  ///   - kind: The word for the asset's kind, `color` or `image`, which goes if it ends the name.
  static func member(of name: String, dropping kind: String) -> String {
    let parts = parts(of: name)
    // Names without small letters keep their spelling.
    guard name.contains(where: \.isLowercase) else { return parts.joined(separator: "_").swiftName }
    let words = dropping(kind, from: parts)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ((words.first?.loweredStart ?? "") + rest.joined()).swiftName
  }

  /// Returns the name of the type for a group with a namespace.
  static func namespace(of name: String) -> String {
    parts(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().swiftName
  }

  private static func parts(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Returns the words without the kind, which is a word of its own or the capitalized end of the last one.
  private static func dropping(_ kind: String, from words: [String]) -> [String] {
    guard let last = words.last else { return words }
    if words.count > 1, last.lowercased() == kind { return words.dropLast() }
    let capitalized = kind.prefix(1).uppercased() + kind.dropFirst()
    guard last.hasSuffix(capitalized), last != capitalized else { return words }
    let kept = last.dropLast(kind.count)
    // In 'welcomeVCimage' and 'RGBColor' alike, a word begins at a capital letter.
    return words.dropLast() + [String(kept)]
  }
}

extension String {
  /// The word with its first capital letters made small, but the one that begins the next word: `URLBar` is `urlBar`.
  fileprivate var loweredStart: String {
    let capitals = prefix { $0.isUppercase }.count
    guard capitals > 0 else { return self }
    let isFollowed = dropFirst(capitals).first?.isLowercase == true
    let count = isFollowed && capitals > 1 ? capitals - 1 : capitals
    return prefix(count).lowercased() + dropFirst(count)
  }
}
