import Foundation

extension UITextField {
  /// The size of the text or the placeholder; a border adds 7 points on each side, and makes the
  /// field at least 34 points high.
  var fittingSize: CGSize {
    let grid = UIScreen.main.pixelGrid
    let height = grid.roundUp(isAttributed ? TextLayout(styledText).size.height : textFont.lineHeight)
    return CGSize(
      width: grid.roundUp(shownWidth) + 2 * padding,
      height: borderStyle == .none ? height : max(34, height + 14))
  }

  /// The width of the text, or of the placeholder while the field is empty, each in its own fonts.
  private var shownWidth: CGFloat {
    if isAttributed { return TextLayout(styledText).size.width }
    guard !hasText, let attributedPlaceholder else { return textFont.width(of: text ?? "") }
    return TextLayout(StyledText(attributedPlaceholder, font: textFont)).size.width
  }

  /// The space between the border and the text, in points.
  private var padding: CGFloat { borderStyle == .none ? 0 : 7 }

  /// Returns the rectangle for the text between the border and the side views.
  func contentRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rect = bounds.insetBy(dx: padding, dy: 0)
    for (view, isLeft) in [(shownLeftView, true), (shownRightView, false)] {
      guard let view else { continue }
      let frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      // Subclasses override the rectangles of the clear button and of the right view separately.
      let width = view === clearButton ? clearButtonRect(forBounds: bounds).width : frame.width
      if isLeft != isMirrored { rect.origin.x += width }
      rect.size.width -= width
    }
    return rect
  }

  /// A square of 19 points at the trailing side, 5 points from the border.
  func defaultClearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the frame of a side view, vertically centered: the left view is at the leading side,
  /// the right view at the trailing one.
  func sideRect(of view: UIView?, isLeft: Bool, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    let x = isLeft != isMirrored ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
  /// The right view, or the clear button, which replaces it when both would show.
  private var shownRightView: UIView? {
    showsClearButton ? clearButton : shows(rightViewMode) ? rightView : nil
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Whether the clear button shows, which requires text.
  private var showsClearButton: Bool { hasText && shows(clearButtonMode) }

  func layoutSideViews() {
    if showsClearButton, clearButton == nil { clearButton = makeClearButton() }
    let shown = [shownLeftView, shownRightView].compactMap { $0 }
    for view in [leftView, rightView, clearButton].compactMap({ $0 }) {
      if !shown.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame =
      shownRightView === clearButton ? clearButtonRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }

  /// Deletes the text if the delegate agrees.
  func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    editableText = EditableText()
    userDidChangeText()
  }

  func sideViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }
}
