import Expectations
import Testing

@testable import HeadlessUIKit

/// Rows and items under a tap recognizer of a view around the list.
@Suite @MainActor struct SelectionUnderRecognizerTests {
  private final class Source: UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `A cell is selected only where the gesture leaves it the finger`() {
    forEachRow([
      (true, true, false), (false, true, true), (true, false, true),
    ]) { cancels, receives, isSelected in
      onStage { stage in
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        table.dataSource = source
        let layout = UICollectionViewFlowLayout()
        let items = UICollectionView(
          frame: CGRect(x: 0, y: 100, width: 200, height: 100), collectionViewLayout: layout)
        items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        items.dataSource = source
        [table, items].forEach(stage.box.addSubview)
        UIApplication.shared.settle()
        let tap = stage.add(taps(), "tap")
        tap.cancelsTouchesInView = cancels
        tap.delegate = stage
        stage.receives = receives
        stage.fingers.tap(CGPoint(x: 110, y: 110))
        stage.fingers.pass(1)
        stage.fingers.tap(CGPoint(x: 110, y: 210))
        expectEqual(table.indexPathForSelectedRow != nil, isSelected)
        expectEqual(items.indexPathsForSelectedItems?.isEmpty == false, isSelected)
      }
    }
  }
}
