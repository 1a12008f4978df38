import HeadlessUIKit

/// The data source and delegate of a collection of names, which logs all calls.
@MainActor
final class Album: UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  /// Whether the calls before every tap are also logged.
  var tellsAll = false
  var maySelect = true
  let log = Log()

  init(_ sections: [String]...) {
    self.sections = sections
  }

  /// Makes a collection of the names, 200 points wide and 100 high with items of 50.
  func collection(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 200, width: 200, height: 100), collectionViewLayout: layout)
    view.register(PictureCell.self, forCellWithReuseIdentifier: "name")
    view.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    (view.dataSource, view.delegate) = (self, self)
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = sections[indexPath.section][indexPath.item]
    log.add("cell \(name)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? PictureCell)?.name = name
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if tellsAll { log.add("shouldHighlight \(indexPath.item)") }
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    if tellsAll { log.add("didHighlight \(indexPath.item)") }
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    if tellsAll { log.add("didUnhighlight \(indexPath.item)") }
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    if tellsAll { log.add("shouldSelect \(indexPath.item)") }
    return maySelect
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.item)")
  }
}

/// A cell that counts how often it is reused.
final class PictureCell: UICollectionViewCell {
  var name: String?
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header.
final class TitleView: UICollectionReusableView {}

extension UICollectionView {
  /// The names in the visible cells.
  var visibleNames: [String?] { visibleCells.map { ($0 as? PictureCell)?.name } }
}
