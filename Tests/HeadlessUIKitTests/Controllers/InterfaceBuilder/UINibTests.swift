import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Not private, as it is found by its name.
final class NibNamedCell: UITableViewCell {
  private(set) var wakings = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }
}

final class NibNamedItem: UICollectionViewCell {
  private(set) var wakings = 0
  override func awakeFromNib() { wakings += 1 }
}

/// Nibs, whose content a use case registers.
@Suite @MainActor
struct UINibTests {
  private final class CardView: UIView {
    var wasAwakened = false
    var wasPrepared = false
    override func awakeFromNib() { wasAwakened = true }
    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      wasPrepared = true
    }
  }

  private final class Owner {
    var outlet: UILabel?
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
  }

  private var files: InterfaceFiles { UIApplication.shared.environment.interfaceFiles }

  @Test func `A nib makes the objects that were registered for it, with the owner's outlets`() {
    UIApplication().run {
      files.registerNib("Card") { owner in
        (owner as? Owner)?.outlet = UILabel()
        return [CardView()]
      }
      let owner = Owner()
      let objects = Bundle.main.loadNibNamed("Card", owner: owner)
      expectEqual((objects?.first as? CardView)?.wasAwakened, true)
      expectEqual((objects?.first as? CardView)?.wasPrepared, false)
      expectNotNil(owner.outlet)
      expectEqual(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).count, 1)
    }
  }

  @Test func `A nib without objects and class raises an exception that says what to write`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      expectEmpty(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil))
      expectEqual(
        raised.map(\.reason),
        [
          "Could not load NIB in bundle with name 'Card'. No such file is among the resources of a package; copy it "
            + "there, or write in the use case: UIApplication.shared.environment.interfaceFiles.registerNib(\"Card\") { ... }"
        ])
    }
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let table = UITableView(frame: .zero)
      table.register(UINib(nibName: "NoSuchCell", bundle: nil), forCellReuseIdentifier: "cell")
      expectNil(table.dequeueReusableCell(withIdentifier: "cell"))
      expectEqual(raised.first?.reason.contains("registerNib(\"NoSuchCell\")"), true)
    }
  }

  @Test func `Cells of tables and collections come from nibs, with their reuse identifiers`() {
    UIApplication().run {
      files.registerNib("Card") { _ in [UITableViewCell(style: .subtitle, reuseIdentifier: nil)] }
      files.registerNib("Header") { _ in [UITableViewHeaderFooterView(reuseIdentifier: nil)] }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let source = Source()
      table.dataSource = source
      table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
      table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
      mount(table)
      expectEqual(table.visibleCells.map(\.reuseIdentifier), ["card", "card"])
      expectEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier, "header")
      table.register(nil as UINib?, forCellReuseIdentifier: "card")
      expectNil(table.dequeueReusableCell(withIdentifier: "card"))
    }
    UIApplication().run {
      files.registerNib("Card") { _ in [UICollectionViewCell()] }
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout()
      )
      let source = Source()
      collection.dataSource = source
      collection.register(UINib(nibName: "Card", bundle: nil), forCellWithReuseIdentifier: "card")
      mount(collection)
      expectEqual(collection.visibleCells.map(\.reuseIdentifier), ["card", "card"])
    }
  }

  @Test func `A list makes a cell of the class of the nib's name where no objects are registered`() throws {
    try UIApplication().run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let source = Source()
      table.dataSource = source
      table.register(UINib(nibName: "NibNamedCell", bundle: nil), forCellReuseIdentifier: "cell")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell") as? NibNamedCell)
      expectEqual(cell.wakings, 1)
      expectEqual(cell.reuseIdentifier, "cell")
      table.register(NibNamedCell.self, forCellReuseIdentifier: "cell")
      expectEqual((table.dequeueReusableCell(withIdentifier: "cell") as? NibNamedCell)?.wakings, 0)
    }
    UIApplication().run {
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout()
      )
      let source = Source()
      collection.dataSource = source
      collection.register(UINib(nibName: "NibNamedItem", bundle: nil), forCellWithReuseIdentifier: "item")
      let cell = collection.dequeueReusableCell(
        withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      expectEqual((cell as? NibNamedItem)?.wakings, 1)
    }
  }
}
