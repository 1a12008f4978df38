import Commands
import Expectations
import Testing

@testable import AppPackages

@Suite struct ToolkitDependencyTests {
  @Test func `A clone in a folder of another name is named`() {
    expectEqual(
      ToolkitDependency.clone(path: "../Showcase").declaration, #".package(path: "../Showcase")"#)
    expectEqual(
      ToolkitDependency.clone(path: "../a \"b\"").declaration,
      #".package(name: "Showcase", path: "../a \"b\"")"#)
  }

  @Test(arguments: [
    ("https://example.com/team/Showcase", "Showcase"), ("https://example.com/team/Showcase.git", "Showcase"),
    ("git@example.com:team/ui-showcase.git", "ui-showcase"), ("ssh://git@example.com/showcase/", "showcase"),
    ("file:///srv/git/Showcase", "Showcase"),
  ])
  func `Targets mean releases by the last part of their address`(url: String, name: String) {
    expectEqual(ToolkitDependency(url: url), .releases(url: url))
    expectEqual(ToolkitDependency(url: url)?.packageName, name)
  }

  @Test(arguments: ["../Showcase", "/srv/Showcase", "Showcase", "C:/Showcase", "https://", ""])
  func `A folder is not the address of releases`(text: String) {
    expectEqual(ToolkitDependency(url: text), nil)
  }

  @Test func `Releases begin with this version, unless the variable names a clone`() {
    expectEqual(
      ToolkitDependency.releases(url: "https://example.com/team/Showcase").declaration,
      """
      Context.environment["SHOWCASE_TOOLKIT"].map { .package(name: "Showcase", path: $0) }
          ?? .package(url: "https://example.com/team/Showcase", from: "\(Version.number)")
      """)
  }
}
