import SwiftSources

extension PortingRule {
  /// Lets subclasses override what the app's extensions of UIKit's classes declare.
  ///
  /// Only Objective-C can do that. The extension's member checks the object's class and calls the override of
  /// the first class that fits, or else its own former body, which gets another name.
  static let toolkitOverrides = PortingRule { file, app in
    var changes = Changes()
    for overridden in app.toolkitOverrides.members {
      if overridden.base.file == file.path { changes.edits += file.dispatching(overridden) }
      for place in overridden.overrides where place.file == file.path {
        let next = overridden.next(above: app.types.lineage(of: place.type))
        changes.edits += file.renaming(place, super: next)
      }
    }
    return changes
  }
}

extension AppFile {
  /// Returns edits that insert the calls of the overrides, and the new name of the body, before a member's body.
  fileprivate func dispatching(_ overridden: ToolkitOverrides.Overridden) -> [SourceEdit] {
    let base = overridden.base
    guard let brace = bodyStart(of: base.member) else { return [] }
    // A method that returns its object must return the object's class.
    let cast = base.member.returnsSelf ? " as! Self" : ""
    let calls = overridden.overrides.map { place in
      let call = call(of: base.member, as: "object.\(place.portedName)")
      return "if let object = self as? \(place.type) { return \(call)\(cast) }; "
    }
    let last = call(of: base.member, as: base.portedName)
    let head = renamedHead(of: base, upTo: brace)
    return [.insert("{ \(calls.joined())return \(last) }; \(head) ", at: tokens[brace].range.lowerBound)]
  }

  /// Returns edits that rename an override, and its call of the superclass.
  fileprivate func renaming(
    _ place: ToolkitOverrides.Place, super next: ToolkitOverrides.Place
  ) -> [SourceEdit] {
    guard let name = tokens.firstIndex(of: place.member.nameToken) else { return [] }
    var edits = [SourceEdit(place.member.nameToken.range, place.portedName)]
    edits += modifierTokens(of: place.member, in: place.declaration.body).filter { $0.text == "override" }
      .map { .blank($0.range) }
    for index in name..<end(of: place.member)
    where tokens[index].is("super") && list.hasSequence([".", place.member.nameToken.text], at: index + 1) {
      edits.append(SourceEdit(bytes(of: index..<index + 3), next.portedName))
    }
    return edits
  }

  /// Returns the index of the brace at the start of a member's body.
  private func bodyStart(of member: ExtensionMember) -> Int? {
    switch member {
    case .function(let function): return function.body.map { $0.lowerBound - 1 }
    case .property(let property):
      let end = property.type?.tokens.last.flatMap { tokens.firstIndex(of: $0) } ?? property.range.lowerBound
      return (end + 1..<property.range.upperBound).first { list.has("{", at: $0) }
    }
  }

  private func end(of member: ExtensionMember) -> Int {
    switch member {
    case .function(let function): function.range.upperBound
    case .property(let property): property.range.upperBound
    }
  }

  private func call(of member: ExtensionMember, as name: String) -> String {
    switch member {
    case .function(let function): call(of: function, as: name)
    case .property: name
    }
  }

  /// Returns the declaration of a member up to its body, with its new name.
  private func renamedHead(of place: ToolkitOverrides.Place, upTo brace: Int) -> String {
    let name = tokens.firstIndex(of: place.member.nameToken) ?? brace
    let keyword = if case .function = place.member { "func" } else { "var" }
    return "\(keyword) \(place.portedName)" + source(of: name + 1..<brace)
  }
}
