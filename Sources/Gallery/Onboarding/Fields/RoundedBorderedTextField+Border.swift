import HeadlessUIKit

extension RoundedBorderedTextField {
  /// Shows or hides the border of a field to be filled next.
  ///
  /// It takes the place of any other border, but only itself is hidden: a border that came later stays.
  func setHintBorder(shown: Bool) {
    setBorder(.hint, shown: shown)
  }

  /// Shows or hides the border of a field that is being filled; the hint does not come back after it.
  func setActiveBorder(shown: Bool) {
    setBorder(.active, shown: shown)
  }

  private func setBorder(_ border: Border, shown: Bool) {
    let isThere = layer.borderWidth == border.rawValue
    guard shown != isThere else { return }
    UIView.animate(withDuration: Stylesheet.Field.borderAnimationDuration) { [layer] in
      layer.borderWidth = shown ? border.rawValue : Border.none.rawValue
    }
  }
}
