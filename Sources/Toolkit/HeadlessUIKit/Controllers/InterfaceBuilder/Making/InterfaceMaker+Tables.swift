import Foundation
import InterfaceDocuments

extension InterfaceMaker {
  /// Registers a table's prototypes, or makes its static rows.
  func makeContents(of table: UITableView, _ element: InterfaceElement) {
    for prototype in element.children(of: "prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.cellSources[identifier] = .prototype { [self] in
        let cell = makePrototype(prototype) as? UITableViewCell
        cell?.reuseIdentifier = identifier
        return cell
      }
    }
    let sections = element.children(of: "sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    table.staticSections = sections.map { section in
      UITableView.StaticSection(
        header: text("headerTitle", of: section) ?? section["headerTitle"]
          ?? section.value("headerTitle")?.text,
        footer: text("footerTitle", of: section) ?? section["footerTitle"]
          ?? section.value("footerTitle")?.text,
        rows: section.children(of: "cells").compactMap { cell in
          (makeView(cell) as? UITableViewCell).map { made in
            (made, cell.number("rowHeight").map { CGFloat($0) })
          }
        })
    }
  }

  /// Registers a collection's prototypes and the views beside its items.
  func notePrototypes(of collection: UICollectionView, _ element: InterfaceElement) {
    for prototype in element.children(of: "cells") { register(prototype, nil, in: collection) }
    for child in element.children where child.name == "collectionReusableView" {
      let kinds = [
        "sectionHeaderView": UICollectionView.elementKindSectionHeader,
        "sectionFooterView": UICollectionView.elementKindSectionFooter,
      ]
      child.key.flatMap { kinds[$0] }.map { register(child, $0, in: collection) }
    }
  }

  private func register(_ prototype: InterfaceElement, _ kind: String?, in collection: UICollectionView) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    collection.setSource(
      .prototype { [self] in
        let view = makePrototype(prototype) as? UICollectionReusableView
        view?.reuseIdentifier = identifier
        return view
      }, kind, identifier)
  }

  /// Makes a cell, with objects of its own.
  private func makePrototype(_ element: InterfaceElement) -> UIView? {
    let maker = InterfaceMaker(document, in: context, inside: self)
    let view = maker.makeView(element)
    maker.finish()
    return view
  }
}

extension UITableView {
  /// A section whose rows are in a file.
  struct StaticSection {
    let header: String?
    let footer: String?
    /// The cells, each with its height; `nil` for the table's.
    let rows: [(cell: UITableViewCell, height: CGFloat?)]
  }

  /// Returns the row of a file; `nil` in a table whose rows come from code.
  func staticRow(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard let sections = staticSections, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Returns a section of a file; `nil` in a table whose rows come from code.
  func staticSection(_ index: Int) -> StaticSection? {
    staticSections.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
