import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// All tabs of a window side by side; the bar below opens another one, and leaves the grid.
package final class TabGridViewController: TabCollectionViewController {
  package weak var dispatcher: (any TabGridCommands & TabGridVisibilityCommands)?

  let doneButton: UIBarButtonItem = UIBarButtonItem(title: "Done")
  let emptyLabel: UILabel = UILabel()
  private let toolbar = UIToolbar()

  package init() {
    super.init(TabGridLayout(), cells: TabGridCell.self)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "tabGrid"
    collectionView.delegate = self
    setUpEmptyLabel()
    setUpToolbar()
    layOut(collectionView, above: toolbar)
    tabCountDidChange()
  }

  override func moveTab(from index: Int, to newIndex: Int) {
    dispatcher?.moveTabGridTab(from: index, to: newIndex)
  }

  override func closeTab(at index: Int) {
    dispatcher?.closeTabGridTab(at: index)
  }

  /// Shows a text instead of no tabs at all, and disables Done: there is no tab to go to.
  override func tabCountDidChange() {
    emptyLabel.isHidden = !tabs.items.isEmpty
    doneButton.isEnabled = !tabs.items.isEmpty
  }

  private func setUpEmptyLabel() {
    emptyLabel.text = "No open tabs"
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    collectionView.backgroundView = emptyLabel
  }

  private func setUpToolbar() {
    let newTabButton = UIBarButtonItem(
      image: UIImage(systemName: "plus"),
      primaryAction: UIAction { [unowned self] _ in
        dispatcher?.createAndShowNewTabInTabGrid()
        dispatcher?.closeTabGrid()
      })
    newTabButton.accessibilityLabel = "New tab"
    newTabButton.accessibilityIdentifier = "tabGridNewTabButton"
    doneButton.style = .done
    doneButton.accessibilityIdentifier = "tabGridDoneButton"
    doneButton.primaryAction = UIAction { [unowned self] _ in dispatcher?.closeTabGrid() }
    toolbar.items = [newTabButton, .flexibleSpace(), doneButton]
  }
}

extension TabGridViewController: UICollectionViewDelegate {
  /// Shows the tab that was tapped, and leaves the grid; the ring moves only when the tabs change.
  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tabs.select(tabs.selectedIndex)
    dispatcher?.showTabGridTab(at: indexPath.item)
    dispatcher?.closeTabGrid()
  }
}
