import Expectations
import Testing

@testable import AppPackages

@Suite struct LinkedSourcesTests {
  @Test func `The folder of all files is one link`() {
    let files = ["Code/App/A.swift", "Code/App/B/C.swift"]
    let linked = LinkedSources(files: files, of: files + ["Code/Tests/T.swift"])
    expectEqual(linked.links, [LinkedSources.Link(path: "App", destination: "Code/App")])
    expectEqual(linked.strangers, [])
    expectEqual(files.map(linked.path), ["App/A.swift", "App/B/C.swift"])
    expectEqual(files.map(linked.path).map(linked.file), files)
  }

  @Test func `The app's whole folder is linked part by part, since the package is in it`() {
    let files = ["A.swift", "Kit/B.swift", "Screens/C.swift"]
    let linked = LinkedSources(files: files, of: files)
    expectEqual(linked.links.map(\.path), ["App/A.swift", "App/Kit", "App/Screens"])
    expectEqual(linked.links.map(\.destination), ["A.swift", "Kit", "Screens"])
    expectEqual(files.map(linked.path), ["App/A.swift", "App/Kit/B.swift", "App/Screens/C.swift"])
  }

  @Test func `Swift files of other targets in a linked folder are strangers, by folder where all are`() {
    let files = ["App/A.swift", "App/Mixed/B.swift"]
    let all = files + ["App/Mixed/Other.swift", "App/Watch/C.swift", "App/Watch/D/E.swift", "App/Notes.md"]
    expectEqual(
      LinkedSources(files: files, of: all).strangers, ["App/Mixed/Other.swift", "App/Watch/"])
  }

  @Test func `Skipped folders below a link are strangers, unless the plugin does not read them`() {
    let files = ["Code/A.swift", "Code/Watch/B.swift"]
    let skipped = ["Code/.build", "Code/Pods", "Code/Watch/vendor", "Pods"]
    expectEqual(
      LinkedSources(files: files, of: files, skipping: skipped).strangers,
      ["App/Pods/", "App/Watch/vendor/"])
    expectEqual(
      LinkedSources(files: ["Code/A.swift"], of: files, skipping: skipped).strangers,
      ["App/Pods/", "App/Watch/"])
  }
}
