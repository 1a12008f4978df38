import Foundation
import HeadlessUIKit

/// Tabs side by side, one of which is selected.
///
/// It shows only what its methods set: taps and closes are only reported to the delegate.
package final class GridViewController: UIViewController {
  package weak var delegate: (any GridViewControllerDelegate)?
  private let theme: GridTheme
  private var items: [GridItem] = []
  private var selectedItemID: String?
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: GridLayout())

  package init(theme: GridTheme) {
    self.theme = theme
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  /// The sender's name in recorded commands.
  package nonisolated override var description: String { "GridViewController" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = theme.color(.systemGray5)
    collectionView.alwaysBounceVertical = true
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "tab")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.fill(with: collectionView)
  }

  /// Shows tabs instead of the previous ones.
  package func populateItems(_ items: [GridItem], selectedItemID: String?) {
    self.items = items
    loadViewIfNeeded()
    collectionView.reloadData()
    selectItem(withID: selectedItemID)
  }

  /// Selects a tab, and scrolls it into view; `nil` selects no tab.
  package func selectItem(withID identifier: String?) {
    selectedItemID = identifier
    let index = items.firstIndex { $0.identifier == identifier }
    collectionView.selectItem(
      at: index.map { IndexPath(item: $0, section: 0) }, animated: false, scrollPosition: [])
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The size of an item depends on the view's.
    collectionView.collectionViewLayout.invalidateLayout()
  }
}

extension GridViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tab", for: indexPath)
    guard let cell = cell as? GridCell else { return cell }
    let item = items[indexPath.item]
    cell.show(item)
    cell.theme = theme
    cell.didTapClose = { [weak self] in
      guard let self else { return }
      delegate?.gridViewController(self, didCloseItemWithID: item.identifier)
    }
    return cell
  }

  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.gridViewController(self, didSelectItemWithID: items[indexPath.item].identifier)
  }

  /// Two columns on a phone, four if there is room.
  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let insets = self.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: indexPath.section)
    let room = collectionView.bounds.width - insets.left - insets.right
    let columns: CGFloat = room >= 600 ? 4 : 2
    let width = max(1, ((room - Layout.spacing * (columns - 1)) / columns).rounded(.down))
    return CGSize(width: width, height: (width * Layout.aspectRatio).rounded(.down))
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    // The whole screen's insets, so that a page beside the screen is laid out as it will appear.
    let covered = (parent?.view ?? view).safeAreaInsets
    return UIEdgeInsets(
      top: Layout.inset, left: covered.left + Layout.inset, bottom: Layout.inset,
      right: covered.right + Layout.inset)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { Layout.spacing }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { Layout.spacing }

  private enum Layout {
    static let inset: CGFloat = 20
    static let spacing: CGFloat = 15
    static let aspectRatio: CGFloat = 1.2
  }
}

/// Receives what the user does with the tabs of a grid.
@MainActor
package protocol GridViewControllerDelegate: AnyObject {
  func gridViewController(_ controller: GridViewController, didSelectItemWithID identifier: String)
  func gridViewController(_ controller: GridViewController, didCloseItemWithID identifier: String)
}

/// What the user does with the tabs of one page.
@MainActor
package protocol GridCommands: AnyObject {
  func addNewItem(isIncognito: Bool)
  func selectItem(withID identifier: String)
  func closeItem(withID identifier: String)
  func closeAllItems(isIncognito: Bool)
  /// Shows the selected tab.
  func showActiveTab()
}

/// Tabs flow in the reading direction.
final class GridLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
