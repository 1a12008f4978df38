import Foundation

/// The positions of a button's parts.
struct ButtonContentLayout {
  var title: CGSize
  var subtitle: CGSize
  var image: CGSize
  var insets: UIEdgeInsets
  var titleInsets: UIEdgeInsets = .zero
  var imageInsets: UIEdgeInsets = .zero
  /// The side of the text that the picture is on: left, right, top or bottom.
  var imageEdge: UIRectEdge = .left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var horizontal: UIControl.ContentHorizontalAlignment = .center
  var vertical: UIControl.ContentVerticalAlignment = .center
  var smallest: CGSize = .zero

  private var isStacked: Bool { imageEdge == .top || imageEdge == .bottom }
  private var hasText: Bool { title.height > 0 || subtitle.height > 0 }
  /// The distance between picture and text, if there are both.
  private var gap: CGFloat { hasText && image != .zero ? imagePadding : 0 }

  /// Title above subtitle.
  private var text: CGSize {
    let padding = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  private var content: CGSize {
    isStacked
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
  }

  /// The content within the insets.
  var size: CGSize {
    CGSize(
      width: max(smallest.width, content.width + insets.left + insets.right),
      height: max(smallest.height, content.height + insets.top + insets.bottom))
  }

  /// Returns the width that a rectangle leaves for text.
  func textRoom(in rect: CGRect) -> CGFloat {
    isStacked ? rect.width : max(0, rect.width - image.width - gap)
  }

  /// Returns the frames of the parts within a rectangle. Text that is too wide is narrowed; the
  /// picture keeps its size.
  func frames(in rect: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let textWidth = min(text.width, textRoom(in: rect))
    let width = isStacked ? max(textWidth, image.width) : textWidth + gap + image.width
    let box = CGRect(
      x: start(in: rect.minX, rect.width, of: width, horizontal), y: top(in: rect), width: width,
      height: content.height)
    let image = frame(of: self.image, in: box, textWidth: textWidth)
    let textLeft: CGFloat
    switch imageEdge {
    case .left: textLeft = box.maxX - textWidth
    case .right: textLeft = box.minX
    default: textLeft = box.midX - textWidth / 2
    }
    let textTop =
      isStacked ? (imageEdge == .top ? box.maxY - text.height : box.minY) : box.midY - text.height / 2
    let column = CGRect(x: textLeft, y: textTop, width: textWidth, height: text.height)
    return (
      moved(line(title, atTopOf: column), by: titleInsets),
      line(subtitle, atBottomOf: column), moved(image, by: imageInsets)
    )
  }

  private func frame(of image: CGSize, in box: CGRect, textWidth: CGFloat) -> CGRect {
    let origin =
      switch imageEdge {
      case .left: CGPoint(x: box.minX, y: box.midY - image.height / 2)
      case .right: CGPoint(x: box.minX + textWidth + gap, y: box.midY - image.height / 2)
      case .top: CGPoint(x: box.midX - image.width / 2, y: box.minY)
      default: CGPoint(x: box.midX - image.width / 2, y: box.maxY - image.height)
      }
    return CGRect(origin: origin, size: image)
  }

  private func line(_ size: CGSize, atTopOf column: CGRect) -> CGRect {
    let width = min(size.width, column.width)
    return CGRect(x: column.midX - width / 2, y: column.minY, width: width, height: size.height)
  }

  private func line(_ size: CGSize, atBottomOf column: CGRect) -> CGRect {
    let width = min(size.width, column.width)
    return CGRect(
      x: column.midX - width / 2, y: column.maxY - size.height, width: width, height: size.height)
  }

  private func start(
    in minimum: CGFloat, _ room: CGFloat, of length: CGFloat,
    _ alignment: UIControl.ContentHorizontalAlignment
  ) -> CGFloat {
    switch alignment {
    case .left, .leading, .fill: minimum
    case .right, .trailing: minimum + room - length
    case .center: minimum + (room - length) / 2
    }
  }

  private func top(in rect: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: rect.minY
    case .bottom: rect.maxY - content.height
    case .center: rect.midY - content.height / 2
    }
  }

  /// Returns a part's frame moved by its insets: by the whole inset where the part is at an edge,
  /// and by half of the difference where it is in the middle.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let x: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top, .fill: insets.top
      case .bottom: -insets.bottom
      case .center: (insets.top - insets.bottom) / 2
      }
    return frame.offsetBy(dx: x, dy: y)
  }
}

extension UIButton {
  /// Lets a title of several lines wrap at the width that the button was given.
  ///
  /// A button with a configuration is then as high as the lines require. Any other keeps the height
  /// that was set for it, as in UIKit.
  func wrapTitle() {
    guard configuration != nil, let titleLabel, titleLabel.numberOfLines != 1 else { return }
    let layout = contentLayout
    let width = layout.textRoom(in: bounds.inset(by: layout.insets))
    // The same width again must not request another layout from within this one.
    guard titleLabel.preferredMaxLayoutWidth != width else { return }
    titleLabel.preferredMaxLayoutWidth = width
    invalidateIntrinsicContentSize()
  }

  var contentLayout: ButtonContentLayout {
    let direction = effectiveUserInterfaceLayoutDirection
    // The activity indicator takes the picture's position.
    let image = activityIndicator?.intrinsicContentSize ?? currentImage?.size ?? .zero
    var layout = ButtonContentLayout(
      title: currentTitle == nil ? .zero : titleLabel?.intrinsicContentSize ?? .zero,
      subtitle: subtitleLabel?.intrinsicContentSize ?? .zero, image: image, insets: contentEdgeInsets)
    layout.horizontal = effectiveContentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    layout.imageEdge = imageEdge(in: direction)
    if let configuration {
      layout.insets = configuration.contentInsets.resolved(in: direction)
      layout.imagePadding = configuration.imagePadding
      layout.titlePadding = configuration.titlePadding
    } else {
      layout.titleInsets = titleEdgeInsets
      layout.imageInsets = imageEdgeInsets
      applyDefaults(to: &layout)
    }
    return layout
  }

  /// A button with a title, or with nothing at all, has 6 points above and below it, and is 30
  /// points wide or more; one with a picture alone is as large as that.
  private func applyDefaults(to layout: inout ButtonContentLayout) {
    layout.smallest = currentBackgroundImage?.size ?? .zero
    // Insets that were set replace the defaults.
    guard contentEdgeInsets == .zero, currentTitle != nil || layout.image == .zero else { return }
    layout.insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    layout.smallest.width = max(30, layout.smallest.width)
    if currentTitle == nil {
      let grid = UIScreen.main.pixelGrid
      // With nothing to show, the button is as high as a line of a title with its insets.
      layout.smallest.height = max(
        12 + grid.roundUp(titleLabel?.font.lineHeight ?? 0), layout.smallest.height)
    }
  }

  private func imageEdge(in direction: UIUserInterfaceLayoutDirection) -> UIRectEdge {
    let placement = configuration?.imagePlacement ?? .leading
    if placement.contains(.top) { return .top }
    if placement.contains(.bottom) { return .bottom }
    // Trailing is the right side, or the left one where reading runs from right to left.
    return placement.contains(.trailing) == (direction == .rightToLeft) ? .left : .right
  }
}
