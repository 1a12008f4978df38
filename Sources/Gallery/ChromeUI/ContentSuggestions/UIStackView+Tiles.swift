import HeadlessUIKit

extension UIStackView {
  /// How many tiles stand side by side: four, or two where texts are large.
  static var tilesPerLine: Int {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 4
  }

  /// Shows tiles of sites in lines, in place of what the stack showed before.
  ///
  /// - Parameter didTap: Told which tile is tapped.
  func showTiles(_ titles: [String], didTap: @escaping @MainActor (Int) -> Void) {
    arrangedSubviews.forEach { $0.removeFromSuperview() }
    let tiles = titles.enumerated().map { index, title in
      MostVisitedTile(title: title, action: UIAction { _ in didTap(index) })
    }
    for first in stride(from: 0, to: tiles.count, by: Self.tilesPerLine) {
      let line = UIStackView(
        .horizontal, spacing: 8, alignment: .top,
        Array(tiles[first..<min(first + Self.tilesPerLine, tiles.count)]))
      line.distribution = .fillEqually
      addArrangedSubview(line)
    }
  }
}
