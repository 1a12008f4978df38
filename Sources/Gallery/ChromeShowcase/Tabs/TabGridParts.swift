import ChromeUI
import Foundation
import HeadlessUIKit

/// Shows cells of the tab grid in three sizes; the second has the dark theme.
final class GridCellViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private static let sizes = [
    CGSize(width: 140, height: 168), CGSize(width: 180, height: 208), CGSize(width: 220, height: 248),
    CGSize(width: 180, height: 208),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "tab")
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    layout.minimumLineSpacing = 15
    layout.minimumInteritemSpacing = 15
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.sizes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tab", for: indexPath)
    guard let cell = cell as? GridCell else { return cell }
    cell.show(GridItem(identifier: "cell\(indexPath.item)", title: "YouTube - Trending videos"))
    cell.theme = indexPath.item == 1 ? .dark : .light
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    Self.sizes[indexPath.item]
  }
}

/// Shows the bars above and below the tab grid, 10 points from the top and from each other.
final class ToolbarsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bars = [TabGridTopToolbar(), TabGridBottomToolbar()]
    for bar in bars {
      bar.showButtons(
        leading: String(localized: "Leading", table: "TabGrid"),
        trailing: String(localized: "Trailing", table: "TabGrid"))
    }
    let stack = UIStackView(.vertical, spacing: 10, bars)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
