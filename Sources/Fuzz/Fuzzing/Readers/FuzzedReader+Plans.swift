import Diagnostics
import Foundation
import HeadlessUIKit
import TestPlans

extension FuzzedReader {
  static func faultInPlan(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    do throws(Diagnostics) {
      let plan = try TestPlan(text, file: "Plans/Fuzzed.xctestplan")
      let again = try? TestPlan(plan.text, file: plan.file)
      return again?.text.fault(unlessEqualTo: plan.text) ?? (again == nil ? .unfaithful : nil)
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  /// Reads a catalog, and looks up its keys in several languages; its errors have keys instead of positions.
  static func faultInCatalog(_ input: [UInt8]) -> FuzzFault? {
    do throws(StringCatalogError) {
      let catalog = try StringCatalog(Data(input))
      for key in catalog.keys.prefix(20) {
        for language in catalog.languages.prefix(3) + ["ar"] {
          _ = catalog.string(
            forKey: key, locale: Locale(identifier: language), arguments: [3, "x", 2.5],
            pseudolanguage: .doubleLength)
        }
      }
      return nil
    } catch {
      return error.faults.isEmpty ? .misplacedError : nil
    }
  }
}
