import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture; none by default.
  open var image: UIImage? { didSet { if image != oldValue { pictureDidChange() } } }
  /// The picture while the view is highlighted; without one the usual picture stays.
  open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { pictureDidChange() } } }
  /// Whether the view shows its highlighted picture; `false` by default.
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { pictureDidChange() } } }
  /// The size and weight of symbols that leave them open; none by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { pictureDidChange() } }
  }

  // MARK: Animation

  /// The pictures that the view shows one after another while it animates; none by default. Setting
  /// them stops an animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The seconds that one round takes; 0, the default, for a thirtieth of a second for each
  /// picture.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; 0, the default, for no end.
  open var animationRepeatCount: Int = 0
  /// Whether the view animates.
  public internal(set) var isAnimating: Bool = false
  /// The insets that constraints were last notified of.
  private var alignedInsets: UIEdgeInsets = .zero
  /// The timer of the end of the last round.
  var animationEnd: VirtualRunLoop.Token?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view as large as its picture, with another picture for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes a view without a picture or a size; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the picture without the edges that do not count when it is aligned.
  open override var intrinsicContentSize: CGSize {
    guard let shownImage else { return super.intrinsicContentSize }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: shownImage.size)).size
  }

  /// The insets of the picture that is visible.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if shownImage?.isSymbolImage == true { pictureDidChange() }
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .image }
}

extension UIImageView {
  /// The picture that is visible: the highlighted one while the view is highlighted, with the
  /// view's symbol configuration where the symbol leaves it open. Not part of UIKit.
  public var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let preferredSymbolConfiguration else { return shown }
    let configuration = preferredSymbolConfiguration.applying(shown.symbolConfiguration ?? .unspecified)
    return shown.withConfiguration(configuration)
  }

  /// Starts the animation, if there are pictures for it. After the last round the view shows its
  /// usual picture again.
  public func startAnimating() {
    stopAnimating()
    guard let animationImages, !animationImages.isEmpty else { return }
    isAnimating = true
    // Only an animation with an end keeps the application busy.
    guard animationRepeatCount > 0 else { return }
    let round = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
    animationEnd = UIApplication.shared.runLoop.schedule(
      after: round * Double(animationRepeatCount), name: "pictures of an image view"
    ) { [weak self] in self?.stopAnimating() }
  }

  /// Stops the animation, and shows the usual picture.
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
