import UIKit
import os.log

/// A collection whose layout asks the delegate by a selector that the class gives a method of its own.
public class GridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  public let layout = UICollectionViewFlowLayout()
  public lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  public private(set) var selected: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    collection.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (self, self)
    view.addSubview(collection)
    os_log("%{public}@ is shown", log: .default, type: .info, "grid")
    NotificationCenter.default.addObserver(
      GridCell.self, selector: #selector(GridCell.forget), name: Notification.Name("forget"), object: nil)
  }

  @objc(collectionView:layout:sizeForItemAtIndexPath:)
  func size(_ collection: UICollectionView, _ layout: UICollectionViewLayout, of item: IndexPath) -> CGSize {
    CGSize(width: 40, height: 30)
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    3
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func note(_ text: String) { selected.append(text) }
}

/// A cell that only a xib was to make.
public class GridCell: UICollectionViewCell {
  public static var isForgotten = false

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @objc static func forget() { isForgotten = true }
}

/// A subclass with a method of a protocol that its superclass conforms to and has no such method of.
public class SelectingGridViewController: GridViewController {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("selected \(indexPath.item)")
  }
}

extension SelectingGridViewController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrolled") }
}

@objc public protocol GridListener: AnyObject {
  @objc optional func title(of item: Int) -> String?
}

/// A listener without a method of its own, whose subclass has one.
public class SilentListener: NSObject, GridListener {
  /// What the grid asks of a listener.
  public static func title(by listener: GridListener) -> String? { listener.title?(of: 2) ?? nil }
}

public class TitleListener: SilentListener {
  func title(of item: Int) -> String? { "item \(item)" }
}
