import SwiftSources

extension PortingRule {
  /// Lets files of Interface Builder set a class's outlets and find its actions, also private ones.
  ///
  /// Objective-C does this by names. The class gets two methods that know the names, on the line of its closing
  /// brace.
  static let interfaces = PortingRule { file, app in
    var changes = Changes()
    for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) })
    where type.kind == .class && app.types.isInterfaceClass(path.joined(separator: ".")) {
      let name = path.joined(separator: ".")
      guard app.types.classes[name]?.file == file.path, file.list.has("}", at: type.body.upperBound)
      else { continue }
      let access = type.isPublic ? "public " : ""
      let members = [file.outlets(of: type, access), file.actions(of: type, name, app, access)].compactMap {
        $0
      }
      guard !members.isEmpty else { continue }
      let brace = file.tokens[type.body.upperBound]
      let separator = brace.startsLine || type.body.isEmpty ? "" : "; "
      changes.edits.append(
        .insert("\(separator)\(members.joined(separator: "; ")); ", at: brace.range.lowerBound))
    }
    return changes
  }
}

extension AppTypes {
  /// Whether objects of a class have outlets that files can set: a class of UIKit is among its superclasses.
  func isInterfaceClass(_ name: String) -> Bool {
    ancestors(of: name).last.map { ToolkitClasses.isKnown($0) && $0 != "NSObject" } == true
  }
}

extension AppFile {
  /// Returns a method that sets the outlets of a class, on one line; `nil` for a class without outlets.
  fileprivate func outlets(of type: TypeDeclaration, _ access: String) -> String? {
    let properties = type.members.properties.filter { property in
      !property.modifiers.attributes.isDisjoint(with: ["IBOutlet", "IBInspectable"]) && !property.isConstant
        && property.isSettable && !property.modifiers.isStatic
    }
    guard !properties.isEmpty else { return nil }
    let cases = properties.map { property in
      "case \"\(property.name.text)\": return connect(value, to: &self.\(spelling(of: property.name)))"
    }
    return
      "\(access)override func setInterfaceValue(_ value: Any?, for property: String) -> Bool { switch property { "
      + "\(cases.joined(separator: "; ")); "
      + "default: return super.setInterfaceValue(value, for: property) } }"
  }

  /// Returns a method that finds the actions of a class, on one line; `nil` for a class without actions.
  fileprivate func actions(
    of type: TypeDeclaration, _ name: String, _ app: AppSources, _ access: String
  ) -> String? {
    let others = (app.types.extensions[name] ?? []).map { (file: $0.file, declaration: $0.declaration) }
    let parts = [(file: self, declaration: type)] + others
    let all = parts.flatMap(\.declaration.members.functions)
    let cases = parts.flatMap { part in
      part.declaration.members.functions.compactMap { function in
        part.file.action(function, in: part.declaration, of: name, isHere: part.file.path == path, among: all)
      }
    }
    guard !cases.isEmpty else { return nil }
    return "\(access)override func interfaceAction(_ name: String) -> Selector? { switch name { "
      + "\(cases.joined(separator: "; ")); default: return super.interfaceAction(name) } }"
  }

  /// Returns the case of an action; `nil` for other functions, and for those that the class cannot name.
  private func action(
    _ function: Function, in type: TypeDeclaration, of name: String, isHere: Bool, among all: [Function]
  ) -> String? {
    let isAction = !function.modifiers.attributes.isDisjoint(with: ["IBAction", "IBSegueAction"])
    let isHidden = !isHere && ["private", "fileprivate"].contains(function.accessWord ?? "")
    guard isAction, !isHidden, function.parameters.count <= 2, !function.modifiers.isStatic,
      all.filter({ $0.signature == function.signature }).count == 1,
      let selector = selector(of: function, in: type, isObjectiveC: true)
    else { return nil }
    let labels = function.parameters.map { "\($0.label.text):" }.joined()
    let method = spelling(of: function.name) + (labels.isEmpty ? "" : "(\(labels))")
    // Without labels, a name is that of all functions with it.
    let isAmbiguous = labels.isEmpty && all.filter { $0.name.text == function.name.text }.count > 1
    let result = function.result.map { $0.tokens.map(\.text).joined() } ?? "Void"
    let reference = "\(name).\(method)" + (isAmbiguous ? " as (\(name)) -> () -> \(result)" : "")
    return "case \"\(selector)\": return Selector(\"\(function.signature)\", \(reference))"
  }
}
