import Expectations
import Foundation
import TestSupport
import Testing

/// The examples in the documentation of public declarations, which compile against the modules that were built along
/// with the tests.
@Suite @ProgramActor struct DocumentedExampleTests {
  /// A folder of sources, and the modules that its examples may use.
  struct Wing: CustomTestStringConvertible, Sendable {
    let folder: String
    let imports: [String]
    var testDescription: String { folder }

    static let all = [
      Wing(folder: "Sources/Frameworks", imports: ["Combine", "Foundation", "os"]),
      Wing(folder: "Sources/Toolkit", imports: toolkit),
      Wing(folder: "Sources/Harness", imports: toolkit + harness),
    ]
    private static let toolkit = [
      "Coordination", "Flow", "FontMetrics", "Foundation", "HeadlessUIKit", "Presentation",
    ]
    private static let harness = [
      "Diffing", "EarlGrey", "FontFiles", "InlineSnapshotting", "RenderTree", "ShowcaseCommand",
      "ShowcaseKit",
      "ShowcaseTesting", "Snapshotting", "Testing",
    ]
  }

  @Test(arguments: Wing.all) func `each example compiles`(wing: Wing) throws {
    let all = try DocumentedFile.all(in: wing.folder).flatMap(\.examples)
    let examples = all.enumerated().filter { Extent.isWhole || $0.offset % 10 == 0 }.map(\.element)
    try #require(!examples.isEmpty)
    let folder = try TemporaryFolder()
    let views = wing.imports.contains("HeadlessUIKit") ? "import HeadlessUIKit\n\n" + Self.views : ""
    try folder.write(views, to: "Views.swift")
    for (index, example) in examples.enumerated() {
      try folder.write(example.file(importing: wing.imports), to: "Example\(index).swift")
    }

    let swiftc = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["swiftc"])
    let files = ["Views.swift"] + examples.indices.map { "Example\($0).swift" }
    let checking = try swiftc.run(
      [
        "-typecheck", "-continue-building-after-errors", "-swift-version", "6", "-suppress-warnings", "-I",
        Self.modules,
      ] + files,
      in: folder.url())
    // What the compiler cannot parse, it reports again for each file that it checks.
    let errors = Set(checking.errors.split(separator: "\n").filter { $0.contains(": error: ") })
    expectEqual(errors.sorted(), [])
    expectEqual(checking.status, 0)
  }

  @Test func `one public type in five has an example`() throws {
    let files = try Wing.all.flatMap { try DocumentedFile.all(in: $0.folder) }
    let (types, withExample) = (files.map(\.types).reduce(0, +), files.map(\.typesWithExample).reduce(0, +))
    #expect(types > 500)
    #expect(withExample * 5 >= types, "\(withExample) of \(types)")
  }

  @Test func `indented blocks and blocks fenced as Swift are read, with their lines`() {
    let file = DocumentedFile(
      path: "A.swift",
      text: """
        /// A list:
        /// - one item
        ///     that continues
        ///
        ///     let a = 1
        ///
        ///     let b = 2
        /// And:
        /// ```text
        /// not Swift
        /// ```
        /// ```swift
        /// let c = 3
        /// ```
        @MainActor
        public struct Letters {
          ///
          ///     let internalOne = 1
          var one: Int
          ///
          ///     let d = 4
          public var two: Int
        }
        """)
    expectEqual(file.examples.map(\.code), [["let a = 1", "", "let b = 2"], ["let c = 3"], ["let d = 4"]])
    expectEqual(file.examples.map(\.line), [5, 13, 21])
    expectEqual([file.types, file.typesWithExample], [1, 1])
  }

  private static let modules = Program.showcase.executable.deletingLastPathComponent()
    .appendingPathComponent("Modules").path

  /// What an example may use without declaring it.
  private static let views = """
    @MainActor var view = UIView()
    @MainActor var container = UIView()
    @MainActor var header = UIView()
    @MainActor var title = UILabel()
    @MainActor var label = UILabel()
    @MainActor var button = UIButton(type: .system)
    @MainActor var textField = UITextField()
    @MainActor var textView = UITextView()
    @MainActor var toggle = UISwitch()
    @MainActor var slider = UISlider()
    @MainActor var imageView = UIImageView()
    @MainActor var icon = UIImageView()
    @MainActor var scrollView = UIScrollView()
    @MainActor var stackView = UIStackView()
    @MainActor var tableView = UITableView()
    @MainActor var collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    @MainActor var controller = UIViewController()
    @MainActor var navigationController = UINavigationController()
    @MainActor var tabBarController = UITabBarController()
    @MainActor var window = UIWindow()
    @MainActor var layer = CALayer()
    """
}
