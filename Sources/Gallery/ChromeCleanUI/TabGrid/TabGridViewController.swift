import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// All tabs of a window side by side; the bar below opens another one, and leaves the grid.
///
/// It shows what its consumer methods say: what the user does is only sent as commands.
package final class TabGridViewController: UIViewController {
  package weak var dispatcher: (any TabGridCommands & TabGridVisibilityCommands)?

  let collectionView: UICollectionView = UICollectionView(
    frame: .zero, collectionViewLayout: TabGridLayout())
  let doneButton: UIBarButtonItem = UIBarButtonItem(title: "Done")
  let emptyLabel: UILabel = UILabel()
  private let toolbar = UIToolbar()
  private var fittedSize: CGSize = .zero
  private(set) lazy var tabs: TabCollectionSource = TabCollectionSource(
    collectionView, cells: TabGridCell.self,
    move: { [weak self] in self?.dispatcher?.moveTabGridTab(from: $0, to: $1) },
    close: { [weak self] in self?.dispatcher?.closeTabGridTab(at: $0) })

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "tabGrid"
    collectionView.delegate = self
    setUpEmptyLabel()
    setUpToolbar()
    layOut()
    tabsDidChange()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard collectionView.bounds.size != fittedSize else { return }
    fittedSize = collectionView.bounds.size
    tabs.scrollToSelectedTab(animated: false)
  }

  /// Says so where there is no tab at all: then there is none to go to, either.
  func tabsDidChange() {
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

  private func layOut() {
    let parts: [UIView] = [collectionView, toolbar]
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

extension TabGridViewController: UICollectionViewDelegate {
  /// Shows the tab that was tapped, and leaves the grid; the ring stays until the tabs say otherwise.
  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tabs.select(tabs.selectedIndex)
    dispatcher?.showTabGridTab(at: indexPath.item)
    dispatcher?.closeTabGrid()
  }
}
