import Foundation
import HeadlessUIKit
import Testing

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

@Suite @MainActor
struct UIStoryboardTests {
  private final class ItemsController: UICollectionViewController {}

  private final class Source: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  }

  /// Returns the exceptions that `body` raises.
  private func raised(_ body: () -> Void) -> [UIException] {
    let application = UIApplication()
    var raised: [UIException] = []
    application.exceptionHandler = { raised.append($0) }
    application.run(body)
    return raised
  }

  @Test func `A storyboard's controller is an exception that names both and says what to write`() throws {
    let exceptions = raised {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
        withIdentifier: "Detail")
      #expect(type(of: controller) == UIViewController.self)
    }
    let exception = try #require(exceptions.first)
    #expect(exceptions.count == 1)
    #expect(exception.name == .interfaceBuilder)
    #expect(exception.reason.contains("'Main'") && exception.reason.contains("'Detail'"))
    #expect(exception.reason.contains("in code"))
  }

  @Test func `A storyboard's initial controller is an exception, and nil after a handled one`() {
    let exceptions = raised {
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(exceptions.map(\.name) == [.interfaceBuilder])
  }

  @Test func `A storyboard that is only named raises nothing`() {
    #expect(raised { _ = UIStoryboard(name: "Main", bundle: nil) }.isEmpty)
  }

  @Test func `Performing a segue without a storyboard is an exception with the segue's name`() {
    let exceptions = raised { UIViewController().performSegue(withIdentifier: "showDetail", sender: nil) }
    #expect(exceptions.map(\.name) == [.invalidArgument])
    #expect(exceptions.first?.reason.contains("'showDetail'") == true)
  }

  @Test func `A segue made in code performs its closure`() {
    let (source, destination) = (UIViewController(), UIViewController())
    var count = 0
    let segue = UIStoryboardSegue(identifier: "next", source: source, destination: destination) { count += 1 }
    segue.perform()
    #expect(count == 1)
    #expect(segue.source === source && segue.destination === destination && segue.identifier == "next")
    #expect(source.shouldPerformSegue(withIdentifier: "next", sender: nil))
  }

  @Test func `A table makes a cell of the class that is named like the registered nib, and wakes it`() throws
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Source(style: .plain)
    table.dataSource = source
    table.register(UINib(nibName: "NibNamedCell", bundle: nil), forCellReuseIdentifier: "cell")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell") as? NibNamedCell)
    #expect(cell.wakings == 1)
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test func `A collection makes a cell of the class that is named like the registered nib`() throws {
    let controller = ItemsController(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try #require(controller.collectionView as UICollectionView?)
    collection.dataSource = controller
    collection.register(UINib(nibName: "NibNamedItem", bundle: nil), forCellWithReuseIdentifier: "item")
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
    #expect((cell as? NibNamedItem)?.wakings == 1)
  }

  @Test func `A nib without a class of its name is an exception that says to register the class`() {
    let exceptions = raised {
      let table = UITableView(frame: .zero)
      table.register(UINib(nibName: "NoSuchCell", bundle: nil), forCellReuseIdentifier: "cell")
      #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }
    #expect(exceptions.map(\.name) == [.interfaceBuilder])
    #expect(exceptions.first?.reason.contains("'NoSuchCell'") == true)
  }

  @Test func `A class that is registered later replaces a nib`() {
    let table = UITableView(frame: .zero)
    table.register(UINib(nibName: "NoSuchCell", bundle: nil), forCellReuseIdentifier: "cell")
    table.register(NibNamedCell.self, forCellReuseIdentifier: "cell")
    #expect((table.dequeueReusableCell(withIdentifier: "cell") as? NibNamedCell)?.wakings == 0)
  }

  @Test func `Loading a nib's views is an exception`() {
    let exceptions = raised { #expect(Bundle.main.loadNibNamed("Banner", owner: nil) == nil) }
    #expect(exceptions.map(\.name) == [.interfaceBuilder])
  }
}
