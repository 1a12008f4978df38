import Foundation

/// Computes the frames of a button's title, subtitle and image.
///
/// A title of 40 by 20 points beside an image of 16 by 16:
///
///     var layout = ButtonContentLayout(
///       title: CGSize(width: 40, height: 20), subtitle: .zero, image: CGSize(width: 16, height: 16),
///       insets: .zero)
///     layout.imagePadding = 4
///     layout.size  // 60 by 20: 16 + 4 + 40 points wide
struct ButtonContentLayout {
  var title: CGSize
  var subtitle: CGSize
  var image: CGSize
  var insets: UIEdgeInsets
  var titleInsets: UIEdgeInsets = .zero
  var imageInsets: UIEdgeInsets = .zero
  /// The side of the text at which the image is: left, right, top or bottom.
  var imageEdge: UIRectEdge = .left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var horizontal: UIControl.ContentHorizontalAlignment = .center
  var vertical: UIControl.ContentVerticalAlignment = .center
  var smallest: CGSize = .zero

  private var isStacked: Bool { imageEdge == .top || imageEdge == .bottom }
  private var hasText: Bool { title.height > 0 || subtitle.height > 0 }
  /// The distance between image and text, if there are both.
  private var gap: CGFloat { hasText && image != .zero ? imagePadding : 0 }

  /// The size of the title above the subtitle.
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

  /// The size of the content with its insets.
  var size: CGSize {
    CGSize(
      width: max(smallest.width, content.width + insets.left + insets.right),
      height: max(smallest.height, content.height + insets.top + insets.bottom))
  }

  /// Returns the width for text in a rectangle.
  func textRoom(in rect: CGRect) -> CGFloat {
    isStacked ? rect.width : max(0, rect.width - image.width - gap)
  }

  /// Returns the frames in a rectangle. Text that is too wide becomes narrower; the image keeps its
  /// size.
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

  /// Returns a frame moved by its insets: by the whole inset at an edge, or by half of the
  /// difference in the middle.
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
  /// Makes a title of several lines wrap at the button's width.
  ///
  /// As in UIKit, only a button with a configuration is then as high as the lines require; others
  /// keep their height.
  func wrapTitle() {
    guard configuration != nil, let titleLabel, titleLabel.numberOfLines != 1 else { return }
    let layout = contentLayout
    let width = layout.textRoom(in: bounds.inset(by: layout.insets))
    // An unchanged width may not request another layout pass from within this one.
    guard titleLabel.preferredMaxLayoutWidth != width else { return }
    titleLabel.preferredMaxLayoutWidth = width
    invalidateIntrinsicContentSize()
  }

  var contentLayout: ButtonContentLayout {
    let direction = effectiveUserInterfaceLayoutDirection
    // The activity indicator takes the image's position.
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

  /// A button with a title, or without content, has 6 points above and below it and is at least 30
  /// points wide. A button with only an image has the image's size.
  private func applyDefaults(to layout: inout ButtonContentLayout) {
    layout.smallest = currentBackgroundImage?.size ?? .zero
    // Insets that were set replace the defaults.
    guard contentEdgeInsets == .zero, currentTitle != nil || layout.image == .zero else { return }
    layout.insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    layout.smallest.width = max(30, layout.smallest.width)
    if currentTitle == nil {
      let grid = UIScreen.main.pixelGrid
      // Without content, the button is as high as one line of a title with its insets.
      layout.smallest.height = max(
        12 + grid.roundUp(titleLabel?.font.lineHeight ?? 0), layout.smallest.height)
    }
  }

  private func imageEdge(in direction: UIUserInterfaceLayoutDirection) -> UIRectEdge {
    let placement = configuration?.imagePlacement ?? .leading
    if placement.contains(.top) { return .top }
    if placement.contains(.bottom) { return .bottom }
    // Trailing is the right side; in right-to-left layouts, the left side.
    return placement.contains(.trailing) == (direction == .rightToLeft) ? .left : .right
  }
}
