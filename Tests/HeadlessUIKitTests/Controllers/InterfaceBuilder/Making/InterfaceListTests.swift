import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Cells, static tables, embedded controllers, size classes and texts of files.
@Suite @MainActor
struct InterfaceListTests {
  private typealias Samples = InterfaceFileSamples

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
      (cell as? FiledCell)?.caption?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func cell(_ attributes: String, _ content: String) -> String {
    """
    <tableViewCell clipsSubviews="YES" \(attributes)>
      \(Samples.rect(0, 0, 320, 60))
      <tableViewCellContentView key="contentView" tableViewCell="c-1" id="cc-1">
        \(Samples.rect(0, 0, 320, 60))
        \(content)
      </tableViewCellContentView>
    """
  }

  @Test func `A prototype makes a cell with its own outlets for each row`() throws {
    let prototype = cell(
      "reuseIdentifier=\"card\" rowHeight=\"60\" accessoryType=\"disclosureIndicator\" id=\"c-1\" "
        + "customClass=\"FiledCell\"",
      "<subviews><label text=\"\" id=\"l-1\">\(Samples.rect(10, 10, 100, 20))</label></subviews>")
    let table = """
      <tableView style="grouped" rowHeight="60" separatorStyle="none" id="t-1">
        \(Samples.rect(0, 0, 320, 400))
        <prototypes>
          \(prototype)
          <connections><outlet property="caption" destination="l-1" id="o-1"/></connections></tableViewCell>
        </prototypes>
      </tableView>
      """
    try Samples.run(["List.xib": Samples.nib(table)]) { samples in
      let view = try #require(
        UINib(nibName: "List", bundle: nil).instantiate(withOwner: nil).first as? UITableView)
      expectEqual(view.style, .grouped)
      expectEqual(view.separatorStyle, .none)
      let source = Source()
      view.dataSource = source
      mount(view)
      let cells = view.visibleCells.compactMap { $0 as? FiledCell }
      expectEqual(cells.map { $0.caption?.text }, ["Row 0", "Row 1"])
      expectEqual(cells.map(\.reuseIdentifier), ["card", "card"])
      expectEqual(cells.map(\.accessoryType), [.disclosureIndicator, .disclosureIndicator])
      expectEqual(cells.map(\.frame.height), [60, 60])
      expectEmpty(samples.warnings)
    }
  }

  @Test func `A static table has the file's sections, and its rows perform segues`() throws {
    let row = cell(
      "style=\"IBUITableViewCellStyleValue1\" textLabel=\"tl-1\" detailTextLabel=\"dl-1\" id=\"c-1\"",
      "<subviews><label text=\"Key\" id=\"tl-1\"/><label text=\"Value\" id=\"dl-1\"/></subviews>")
    let controller = """
      <tableViewController id="first" customClass="FiledTableController" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="insetGrouped" rowHeight="-1" id="t-1">
          \(Samples.rect(0, 0, 390, 700))
          <sections><tableViewSection headerTitle="About" footerTitle="The end" id="s-1"><cells>
            \(row)
              <connections><segue destination="second" kind="show" identifier="open" id="g-1"/></connections>
            </tableViewCell>
            <tableViewCell rowHeight="90" id="c-2">\(Samples.rect(0, 60, 390, 90))</tableViewCell>
          </cells></tableViewSection></sections>
          <connections>
            <outlet property="dataSource" destination="first" id="o-1"/>
            <outlet property="delegate" destination="first" id="o-2"/>
          </connections>
        </tableView>
      </tableViewController>
      """
    let other = "<viewController id=\"second\" sceneMemberID=\"viewController\"/>"
    try Samples.run(["Main.storyboard": Samples.storyboard(controller, other)]) { samples in
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? FiledTableController)
      let navigation = UINavigationController(rootViewController: controller)
      mount(navigation)
      let table = try #require(controller.tableView)
      expectEqual(table.style, .insetGrouped)
      expectEqual(table.numberOfRows(inSection: 0), 2)
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      expectEqual(first.textLabel?.text, "Key")
      expectEqual(first.detailTextLabel?.text, "Value")
      expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height, 90)
      expectEqual(controller.tableView(table, titleForHeaderInSection: 0), "About")
      expectEqual(controller.tableView(table, titleForFooterInSection: 0), "The end")
      table.userDidTapItem(at: IndexPath(row: 0, section: 0))
      UIApplication.shared.settle()
      expectEqual(navigation.viewControllers.count, 2)
      expectEmpty(samples.warnings)
    }
  }

  @Test func `A container view has its controller, which fills it`() throws {
    let parent = """
      <viewController id="first" customClass="FiledController" sceneMemberID="viewController">
        <view key="view" id="v-1">\(Samples.rect(0, 0, 390, 844))
          <subviews><containerView id="k-1">\(Samples.rect(10, 20, 100, 200))
            <connections><segue destination="second" kind="embed" identifier="inside" id="g-1"/></connections>
          </containerView></subviews>
        </view>
      </viewController>
      """
    let child = """
      <viewController id="second" customClass="FiledOrdinaryController" sceneMemberID="viewController">
        <view key="view" id="v-2">\(Samples.rect(0, 0, 5, 5))</view>
      </viewController>
      """
    try Samples.run(["Main.storyboard": Samples.storyboard(parent, child)]) { samples in
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? FiledController)
      controller.loadViewIfNeeded()
      expectEqual(controller.log, ["awake", "inside to FiledOrdinaryController", "loaded with nothing"])
      let inside = try #require(controller.children.first)
      expectTrue(inside.view.superview === controller.view.subviews.first)
      expectEqual(inside.view.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
      expectEmpty(samples.warnings)
    }
  }

  @Test func `A collection has its layout and its prototypes`() throws {
    let collection = """
      <collectionView dataMode="prototypes" id="v-1">
        \(Samples.rect(0, 0, 320, 400))
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3" id="y-1">
          <size key="itemSize" width="70" height="80"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="item" id="c-1">
          <view key="contentView" id="cc-1"><subviews><label text="Item" id="l-1"/></subviews></view>
        </collectionViewCell></cells>
      </collectionView>
      """
    try Samples.run(["Grid.xib": Samples.nib(collection)]) { samples in
      let view = try #require(
        UINib(nibName: "Grid", bundle: nil).instantiate(withOwner: nil).first as? UICollectionView)
      let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
      expectEqual(layout.scrollDirection, .horizontal)
      expectEqual(layout.itemSize, CGSize(width: 70, height: 80))
      expectEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      expectEqual((cell.contentView.subviews.first as? UILabel)?.text, "Item")
      expectEqual(cell.reuseIdentifier, "item")
      expectEmpty(samples.warnings)
    }
  }

  @Test func `Variations follow the size classes: constants, constraints, views and values`() throws {
    let view = """
      <view id="v-1">
        \(Samples.rect(0, 0, 200, 100))
        <subviews>
          <label text="One" id="l-1" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints>
              <constraint firstAttribute="width" constant="50" id="c-1">
                <variation key="widthClass=regular" constant="90"/>
              </constraint>
              <constraint firstAttribute="height" constant="20" id="c-2"/>
              <constraint firstAttribute="height" constant="40" id="c-3"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c-3"/></mask></variation>
            <variation key="widthClass=regular" hidden="YES">
              <mask key="constraints"><exclude reference="c-2"/><include reference="c-3"/></mask>
            </variation>
          </label>
          <label text="Two" id="l-2"/>
        </subviews>
        <variation key="default"><mask key="subviews"><exclude reference="l-2"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="l-2"/></mask></variation>
      </view>
      """
    try Samples.run(["Card.xib": Samples.nib(view)]) { samples in
      let view = try #require(
        UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? UIView)
      mount(view)
      let label = view.subviews[0]
      expectEqual(view.subviews.count, 1)
      expectEqual(label.frame.size, CGSize(width: 50, height: 20))
      view.traitOverrides.horizontalSizeClass = .regular
      UIApplication.shared.settle()
      expectEqual(view.subviews.count, 2)
      expectEqual(label.frame.size, CGSize(width: 90, height: 40))
      expectTrue(label.isHidden)
      view.traitOverrides.horizontalSizeClass = .compact
      UIApplication.shared.settle()
      expectEqual(view.subviews.count, 1)
      expectEqual(label.frame.size, CGSize(width: 50, height: 20))
      expectFalse(label.isHidden)
      expectEmpty(samples.warnings)
    }
  }

  @Test func `Texts come from a table of the language by the objects' identifiers`() throws {
    let view = """
      <view id="v-1"><subviews>
        <label text="Hello" id="l-1"/>
        <button id="b-1"><state key="normal" title="Send"/></button>
        <segmentedControl id="s-1"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <textField placeholder="Name" id="t-1"/>
      </subviews></view>
      """
    let table = """
      /* Class = "UILabel"; */
      "l-1.text" = "Hallo";
      "b-1.normalTitle" = "Senden";
      "s-1.segmentTitles[1]" = "Zwei";
      """
    var settings = EnvironmentSettings()
    settings.languages = ["de"]
    try UIApplication(environment: settings).run {
      let samples = try Samples(["Base.lproj/Card.xib": Samples.nib(view), "de.lproj/Card.strings": table])
      let view = try #require(
        UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? UIView)
      expectEqual((view.subviews[0] as? UILabel)?.text, "Hallo")
      expectEqual((view.subviews[1] as? UIButton)?.title(for: .normal), "Senden")
      let control = try #require(view.subviews[2] as? UISegmentedControl)
      expectEqual((0..<2).map { control.titleForSegment(at: $0) }, ["One", "Zwei"])
      expectEqual((view.subviews[3] as? UITextField)?.placeholder, "Name")
      expectEmpty(samples.warnings)
    }
  }
}
