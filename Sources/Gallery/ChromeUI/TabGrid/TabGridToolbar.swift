import HeadlessUIKit

/// A bar with a button at each end, and something between them.
public class TabGridToolbar: UIToolbar {
  public let leadingButton = UIBarButtonItem()
  public let trailingButton = UIBarButtonItem()

  fileprivate init(center: [UIBarButtonItem]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    items = [leadingButton, .flexibleSpace()] + center + [.flexibleSpace(), trailingButton]
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  public required init?(coder: NSCoder) {
    nil
  }
}

/// The bar above the tabs, which leads from page to page.
public final class TabGridTopToolbar: TabGridToolbar {
  /// Turns to private tabs, and back.
  public let pageControl = UISegmentedControl()

  public init() {
    pageControl.insertSegment(
      withTitle: String(localized: "Incognito", table: "TabGrid"), at: 0, animated: false)
    pageControl.insertSegment(
      withTitle: String(localized: "Open tabs", table: "TabGrid"), at: 1, animated: false)
    pageControl.selectedSegmentIndex = 1
    super.init(center: [UIBarButtonItem(customView: pageControl)])
  }

  public required init?(coder: NSCoder) {
    nil
  }
}

/// The bar below the tabs, which opens new ones.
public final class TabGridBottomToolbar: TabGridToolbar {
  public let newTabButton = UIBarButtonItem(image: UIImage(systemName: "plus.circle.fill"))

  public init() {
    newTabButton.accessibilityLabel = String(localized: "New tab", table: "TabGrid")
    super.init(center: [newTabButton])
  }

  public required init?(coder: NSCoder) {
    nil
  }
}
