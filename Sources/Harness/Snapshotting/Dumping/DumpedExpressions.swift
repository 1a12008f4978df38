import Dispatch
import Foundation
import UTF8Text

extension Regex: BridgedInDumps {
  /// The pattern of a literal; of any other, what the parts are.
  var dumpedAs: Any {
    if let pattern = _literalPattern { return RegexPattern(text: pattern) }
    return Mirror(reflecting: self).children.first?.value ?? RegexPattern(text: "")
  }
}

/// The pattern of a regular expression, as in `Regex "a+"`.
private struct RegexPattern: DumpLeaf {
  let text: String

  func writeDump(to buffer: UTF8Buffer) {
    buffer.append(literal: "Regex ")
    buffer.append(quoted: text)
  }
}

extension DispatchData: BridgedInDumps {
  var dumpedAs: Any { Data(self) }
}

/// The numbers of variables of predicates in one dump, by their first appearance: those that Foundation gives
/// them count all that were made in the process.
struct VariableNumbers {
  private var numbers: [PredicateExpressions.VariableID: Int] = [:]

  /// Returns the line of a variable.
  mutating func line(of variable: PredicateExpressions.VariableID) -> String {
    let number = numbers[variable] ?? numbers.count + 1
    numbers[variable] = number
    return "variable \(number)"
  }
}
