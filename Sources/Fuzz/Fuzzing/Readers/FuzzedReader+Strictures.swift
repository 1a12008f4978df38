import Diagnostics
import Strictures

extension FuzzedReader {
  private static let manifest = PackageManifest(
    "Fuzzed",
    targets: ["FuzzedModel", "FuzzedCommands", "FuzzedUI", "FuzzedCoordinators", "FuzzedShowcase"].map {
      PackageManifest.Target($0)
    })

  static func faultInStrictures(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    do throws(Diagnostics) {
      let configuration = try StrictureConfiguration(json: text, file: "strictures", manifest: manifest)
      let package = CheckedPackage(manifest, configuration, sources: [:])
      _ = try StrictureReport(of: package, configurationFile: "strictures")
      return nil
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  /// Checks that any source is read and checked by all rules, and that each finding is in it.
  static func faultInSwiftSource(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    let layers = [
      ("Model", Layer.model), ("Commands", .commands), ("UI", .ui), ("Coordinators", .coordinators),
    ]
    let configuration = StrictureConfiguration(
      layerTargets: layers.map { StrictureConfiguration.LayerTarget($1, "Fuzzed\($0)") })
    let sources = layers.map { ("Sources/Fuzzed\($0.0)/Source.swift", text) }
    let package = CheckedPackage(
      manifest, configuration, sources: Dictionary(uniqueKeysWithValues: sources))
    guard let report = try? StrictureReport(of: package, configurationFile: "strictures") else {
      return .misplacedError
    }
    let extent = TextExtent(text)
    return report.findings.lazy.filter { $0.file != "Package.swift" }.compactMap {
      extent.fault(in: Diagnostic($0.problem, at: $0.position))
    }.first
  }
}
