import Foundation

/// A view that shows an image, or a sequence of images as an animation.
///
///     let imageView = UIImageView(image: UIImage(systemName: "star"))
///     imageView.highlightedImage = UIImage(systemName: "star.fill")
///     imageView.contentMode = .center
///     imageView.isHighlighted = true  // Shows the filled star.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; `nil` by default.
  open var image: UIImage? { didSet { if image != oldValue { pictureDidChange() } } }
  /// The image while the view is highlighted; `nil`, the default, for ``image``.
  open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { pictureDidChange() } } }
  /// Whether the view shows its highlighted image; `false` by default.
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { pictureDidChange() } } }
  /// The size and weight of symbol images without their own; `nil` by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { pictureDidChange() } }
  }

  // MARK: Animation

  /// The images of the animation, in order; `nil` by default. Setting them stops the animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one round in seconds; 0, the default, for 1/30 of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; 0, the default, for an endless animation.
  open var animationRepeatCount: Int = 0
  /// Whether the view animates.
  public internal(set) var isAnimating: Bool = false
  /// The insets that constraints last used.
  private var alignedInsets: UIEdgeInsets = .zero
  /// The event at the end of the last round.
  var animationEnd: VirtualRunLoop.Token?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package override var takesTouchesByDefault: Bool { false }

  /// Creates a view as large as its image.
  ///
  /// - Parameter image: The image; `nil` for a view of zero size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view as large as its image, with another image for the highlighted state.
  ///
  /// - Parameters:
  ///   - image: The image that determines the size; `nil` for a view of zero size.
  ///   - highlightedImage: The image while ``isHighlighted`` is set; `nil` for the same image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  /// The size of the image without its alignment insets.
  open override var intrinsicContentSize: CGSize {
    guard let shownImage else { return super.intrinsicContentSize }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: shownImage.size)).size
  }

  /// The alignment insets of the visible image.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if shownImage?.isSymbolImage == true { pictureDidChange() }
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .image }
}

extension UIImageView {
  /// The visible image: while the view is highlighted, the highlighted one. A symbol without its
  /// own configuration has the view's. Not part of UIKit.
  public var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let preferredSymbolConfiguration else { return shown }
    let configuration = preferredSymbolConfiguration.applying(shown.symbolConfiguration ?? .unspecified)
    return shown.withConfiguration(configuration)
  }

  /// Starts the animation if ``animationImages`` is set. After the last round the view shows
  /// ``image`` again.
  public func startAnimating() {
    stopAnimating()
    guard let animationImages, !animationImages.isEmpty else { return }
    isAnimating = true
    // An endless animation does not keep the application busy.
    guard animationRepeatCount > 0 else { return }
    let round = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    animationEnd = UIApplication.shared.runLoop.schedule(
      after: round * Double(animationRepeatCount), name: "pictures of an image view"
    ) { [weak self] in self?.stopAnimating() }
  }

  /// Stops the animation, and shows ``image`` again.
  public func stopAnimating() {
    if let animationEnd { UIApplication.shared.runLoop.cancel(animationEnd) }
    animationEnd = nil
    isAnimating = false
  }

  private func pictureDidChange() {
    if alignmentRectInsets != alignedInsets {
      alignedInsets = alignmentRectInsets
      layoutWillChange(.alignment)
    }
    invalidateIntrinsicContentSize()
  }
}
