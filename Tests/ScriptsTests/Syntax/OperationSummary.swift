import Foundation
import Scripts

/// An operation without positions, one link a line.
func summary(of operation: ScriptOperation) -> String {
  switch operation {
  case .interaction(let selection, let links):
    (["select \(summary(of: selection))"] + links.map(summary)).joined(separator: "\n")
  case .snapshot(let name): "snapshot \(name)"
  case .command(let call): summary(of: call)
  }
}

private func summary(of link: InteractionLink) -> String {
  switch link {
  case .inRoot(let matcher): "inRoot \(summary(of: matcher))"
  case .atIndex(let index): "atIndex \(index)"
  case .usingSearch(let action, let matcher): "usingSearch \(summary(of: action)) on \(summary(of: matcher))"
  case .perform(let action, let error): "perform \(summary(of: action))\(summary(of: error))"
  case .assert(let assertion, let error): "assert \(summary(of: assertion))\(summary(of: error))"
  }
}

private func summary(of error: String?) -> String { error.map { ", error in \($0)" } ?? "" }

private func summary(of call: ResolvedCall) -> String {
  "\(call.name)(\(call.arguments.map(summary).joined(separator: ", ")))"
}

private func summary(of value: ScriptValue) -> String {
  switch value {
  case .string(let value): "string \"\(value)\""
  case .number(let value): "number \(value)"
  case .integer(let value): "integer \(value)"
  case .boolean(let value): "boolean \(value)"
  case .className(let name): "class \(name)"
  case .point(let x, let y): "point \(x) \(y)"
  case .date(let date): "date \(date.timeIntervalSince1970)"
  case .member(let name): "member \(name)"
  case .call(let call): summary(of: call)
  case .list(let values): "[\(values.map(summary).joined(separator: ", "))]"
  case .null: "nil"
  case .errorPointer(let name): "error in \(name)"
  case .error(let name): "error \(name)"
  }
}
