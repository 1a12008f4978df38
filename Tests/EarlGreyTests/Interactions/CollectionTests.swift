import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct CollectionTests {
  @Test func `letters of a collection are found by scrolling, in both directions`() {
    forEachRow([true, false]) { isVertical in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = isVertical ? .vertical : .horizontal
      layout.itemSize = CGSize(width: 120, height: 120)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
      let alphabet = Alphabet()
      view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
      view.dataSource = alphabet
      view.accessibilityIdentifier = "letters"
      let (forward, back): (GREYDirection, GREYDirection) = isVertical ? (.down, .up) : (.right, .left)
      try onScreen(view) {
        for (letters, direction) in [("ABC", forward), ("XYZ", forward), ("A", back)] {
          for letter in letters {
            try EarlGrey.selectElement(
              with: grey_allOf([grey_text(String(letter)), grey_sufficientlyVisible()])
            )
            .usingSearch(
              grey_scrollInDirection(direction, 100), onElementWith: grey_accessibilityID("letters")
            )
            .asserting(grey_notNil())
          }
        }
      }
    }
  }
}

private final class LetterCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class Alphabet: UICollectionViewDataSource {
  private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.label.text = letters[indexPath.item]
    return cell
  }
}
