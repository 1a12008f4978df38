import Diagnostics
import Expectations
import Testing

@testable import Strictures

@Suite struct ConfigurationReaderTests {
  private let manifest = PackageManifest("Sample", targets: [.init("AppModel"), .init("AppUI")])

  private func read(_ json: String) throws(Diagnostics) -> StrictureConfiguration {
    try StrictureConfiguration(json: json, file: ".strictures.json", manifest: manifest)
  }

  @Test func `Layers alone are enough, and everything can be set`() throws {
    // Layers alone are sufficient.
    do {
      let configuration = try read(#"{"layers": {"model": ["AppModel"], "ui": ["AppUI", "AppModel/Views"]}}"#)
      expectEqual(
        configuration.layerTargets,
        [
          .init(.model, "AppModel"), .init(.ui, "AppUI"), .init(.ui, "AppModel", folder: "Views"),
        ])
      expectEqual(configuration.viewController, "UIViewController")
      expectNil(configuration.toolkit)
    }
    // Everything can be set.
    do {
      let configuration = try read(
        #"""
        {
          "layers": {"ui": ["AppUI"]}, "viewController": "A", "coordinator": "B", "dispatcher": "C",
          "aggregates": ["D"], "toolkit": ["AppModel"], "values": ["E"], "maySee": {"AppUI": ["AppModel"]},
          "publicSymbols": {"AppUI": 5}, "exemptions": [{"rule": 12, "file": "F.swift", "why": "G"}]
        }
        """#)
      var expected = StrictureConfiguration(layerTargets: [.init(.ui, "AppUI")])
      (expected.viewController, expected.coordinator, expected.dispatcher) = ("A", "B", "C")
      (expected.aggregates, expected.toolkit, expected.values) = (["D"], ["AppModel"], ["E"])
      (expected.maySee, expected.publicSymbols) = (["AppUI": ["AppModel"]], ["AppUI": 5])
      expected.exemptions = [
        .init(rule: 12, file: "F.swift", reason: "G", at: SourcePosition(line: 4, column: 49))
      ]
      expectEqual(configuration, expected)
    }
  }

  @Test func `What is wrong is reported with its position, the nearest name and what to type next`() {
    forEachRow([
      (
        #"{"layers": {"ui": ["AppUi"]}}"#, "1:20: error: 'AppUi' is not a target of the package Sample",
        "AppUI"
      ),
      (#"{"layers": {"iu": []}}"#, "1:13: error: 'iu' is not a layer", "ui"),
      (#"{"layers": {"ui": ["AppUI"]}, "tookit": []}"#, "1:31: error: 'tookit' is not a key", "toolkit"),
      (#"{"layers": {"ui": "AppUI"}}"#, "1:19: error: found a string", nil),
      (
        #"{"layers": {"ui": ["AppUI"], "model": ["AppUI"]}}"#,
        "1:40: error: 'AppUI' is of the layer 'ui' already", nil
      ),
      (#"{"layers": {"ui": []}}"#, "1:12: error: no layer names a target", nil),
      (#"{"toolkit": []}"#, "1:1: error: the key 'layers' is missing", nil),
      (
        #"{"layers": {"ui": ["AppUI"]}, "publicSymbols": {"AppUI": "1"}}"#, "1:58: error: found a string", nil
      ),
      (
        #"{"layers": {"ui": ["AppUI"]}, "exemptions": [{"rule": 8, "file": "a", "why": "b"}]}"#,
        "1:55: error: there is no rule 8 that could find anything", nil
      ),
      (
        #"{"layers": {"ui": ["AppUI"]}, "exemptions": [{"rule": 4, "file": "a", "wyh": "b"}]}"#,
        "1:71: error: 'wyh' is not a key of an exemption", "why"
      ),
      (#"{"layers": "#, "1:12: error: found the end of the text", nil),
    ]) { (json: String, problem: String, nearest: String?) in
      let error = #expect(throws: Diagnostics.self, "\(json)") { try read(json) }
      expectEqual(error?.all.count, 1)
      expectEqual(
        error?.description.hasPrefix(".strictures.json:\(problem)"), true, "\(String(describing: error))")
      expectEqual(error?.all.first?.nearest, nearest)
      expectEqual(error?.all.first?.next, .showcase("strictures --list"))
    }
  }

  @Test func `All faults are reported at once`() {
    let error = #expect(throws: Diagnostics.self) {
      try read(#"{"layers": {"ui": ["A"], "b": []}, "values": 1, "c": 2}"#)
    }
    expectEqual(error?.all.count, 4)
  }

  @Test func `The example sorts targets by their names, and can be read`() throws {
    var manifest = manifest
    manifest.targets += [
      .init("Commands"), .init("TabCoordinators"), .init("AppShowcase"), .init("MyApp"), .init("Other"),
      .init("AppUITests", isTest: true),
    ]
    let example = StrictureConfiguration.example(for: manifest)
    let configuration = try StrictureConfiguration(json: example, file: "", manifest: manifest)
    expectEqual(
      configuration.layerTargets,
      [
        .init(.model, "AppModel"), .init(.commands, "Commands"), .init(.ui, "AppUI"),
        .init(.coordinators, "TabCoordinators"), .init(.showcases, "AppShowcase"), .init(.apps, "MyApp"),
      ])
  }
}
