import HeadlessUIKit

/// A bar with a view in the middle, and a button at each end that has a title.
package class TabGridToolbar: UIToolbar {
  package let leadingButton = UIBarButtonItem()
  package let trailingButton = UIBarButtonItem()
  private let middleItem: UIBarButtonItem

  fileprivate init(middleItem: UIBarButtonItem) {
    self.middleItem = middleItem
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    items = [.flexibleSpace(), middleItem, .flexibleSpace()]
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the buttons at the ends.
  package func showButtons(leading: String, trailing: String) {
    leadingButton.title = leading
    trailingButton.title = trailing
    items = [leadingButton, .flexibleSpace(), middleItem, .flexibleSpace(), trailingButton]
  }
}

/// The bar above the tabs, which switches pages.
package final class TabGridTopToolbar: TabGridToolbar {
  /// Switches to private tabs, and back.
  package let pageControl = UISegmentedControl()

  package init() {
    pageControl.insertSegment(
      withTitle: String(localized: "Incognito", table: "TabGrid"), at: 0, animated: false)
    pageControl.insertSegment(
      withTitle: String(localized: "Open tabs", table: "TabGrid"), at: 1, animated: false)
    pageControl.selectedSegmentIndex = 1
    super.init(middleItem: UIBarButtonItem(customView: pageControl))
  }

  package required init?(coder: NSCoder) { nil }
}

/// The bar below the tabs, which opens new ones.
package final class TabGridBottomToolbar: TabGridToolbar {
  package let newTabButton = UIBarButtonItem(image: UIImage(systemName: "plus.circle.fill"))

  package init() {
    newTabButton.accessibilityLabel = String(localized: "New tab", table: "TabGrid")
    super.init(middleItem: newTabButton)
  }

  package required init?(coder: NSCoder) { nil }
}
