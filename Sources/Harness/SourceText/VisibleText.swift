extension String {
  /// Rewrites each scalar with `escape` that a reviewer cannot see, or that `isSpecial` names.
  ///
  /// A combining mark needs a visible scalar before it; after a blank, an escape, or at the start it is escaped.
  public func escaping(
    where isSpecial: (Unicode.Scalar) -> Bool, with escape: (Unicode.Scalar) -> String
  ) -> String {
    var result = ""
    var canCarryMark = false
    for scalar in unicodeScalars {
      let needsCarrier = scalar.isMark || scalar == .emojiSelector
      let isSeen = scalar.isVisible || scalar == .emojiSelector
      if isSpecial(scalar) || !isSeen || (needsCarrier && !canCarryMark) {
        result += escape(scalar)
        canCarryMark = false
      } else {
        result.unicodeScalars.append(scalar)
        canCarryMark = scalar != " "
      }
    }
    return result
  }

  /// Whether both strings consist of the same scalars; `==` also equates composed and decomposed spellings.
  public func isIdentical(to other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
