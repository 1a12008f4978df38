import Foundation

/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
  private var page = 0
  /// How many dots there are, 0 by default; the current page stays among them.
  public var numberOfPages: Int = 0 {
    didSet {
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether a single page has no dot; no by default.
  public var hidesForSinglePage: Bool = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Goes one page on where the right half was touched, and one back for the left half.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    let before = page
    currentPage = page + (point.x < bounds.midX ? -1 : 1)
    if page != before { sendActions(for: .valueChanged) }
  }

  override var isAccessibilityElementByDefault: Bool { showsDots }
  override var accessibilityValueByDefault: String? { "page \(page + 1) of \(numberOfPages)" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union([.adjustable, .updatesFrequently])
  }
}

extension UIPageControl {
  /// The page whose dot is filled, kept within the pages; setting it sends no event.
  public var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether there is anything to see.
  public var showsDots: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  /// The size of so many dots of 7 points, 9 points apart.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: max(0, CGFloat(pageCount) * 16 - 9), height: 37)
  }
}
